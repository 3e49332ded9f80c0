"""Every question of the base game and of the expansions' cards: what a snapshot may hold."""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.frame import Frame
from astrarium.games.race.frames.choose import ChooseAction
from astrarium.games.race.frames.consume import ConsumeLane, Gamble, HandForVp, UsePowers
from astrarium.games.race.frames.deck import Draw, Flip, NewGood, NewProduct
from astrarium.games.race.frames.develop import ChooseDevelopment, Development
from astrarium.games.race.frames.eat import EatGoods
from astrarium.games.race.frames.explore import KeepCards, LookAtCards
from astrarium.games.race.frames.hand import DiscardCards
from astrarium.games.race.frames.on_placement import CardForGood
from astrarium.games.race.frames.produce import CardProduction, ProductionWorlds, WindfallWorlds
from astrarium.games.race.frames.sell import SellGood
from astrarium.games.race.frames.settle import ChooseWorld, SettleCourse
from astrarium.games.race.frames.settle_after import AfterWorld
from astrarium.games.race.frames.settle_lent import TakeWorld
from astrarium.games.race.frames.settle_lucky import LuckyFlip, LuckyWorld
from astrarium.games.race.frames.settle_more import FreeWorld, MoreWorlds
from astrarium.games.race.frames.settle_world import NewWorld
from astrarium.games.race.frames.setup import ChooseStartWorld, DealByColour, DealStartWorld, Setup
from astrarium.games.race.frames.store import StoreGoods

BASE_FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    Setup,
    DealStartWorld,
    DealByColour,
    ChooseStartWorld,
    LookAtCards,
    Draw,
    NewGood,
    NewProduct,
    Flip,
    DiscardCards,
    ChooseAction,
    KeepCards,
    ChooseDevelopment,
    Development,
    ChooseWorld,
    NewWorld,
    AfterWorld,
    SettleCourse,
    TakeWorld,
    MoreWorlds,
    FreeWorld,
    LuckyFlip,
    LuckyWorld,
    CardForGood,
    ConsumeLane,
    SellGood,
    UsePowers,
    EatGoods,
    Gamble,
    HandForVp,
    ProductionWorlds,
    WindfallWorlds,
    CardProduction,
    StoreGoods,
)
