"""One process that runs the nets of all players: their positions become one batch.

It reckons in double precision and answers with figures that a player rounds, so that games are the
same with it and without it. It runs PyTorch, on an accelerator if there is one.
"""

from __future__ import annotations

import secrets
import tempfile
from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, Listener, wait
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any, Final

from astrarium.core.net import inputs_of
from astrarium.lab.train.asking import Address, Request, read_request
from astrarium.lab.train.course import Course, blocks_of
from astrarium.lab.train.model import Batch, Model, torch_or_say
from astrarium.lab.train.samples import MARGIN_SCALE

NAP: Final = 0.05  # seconds until it looks for players that have come since
PATIENCE: Final = 120  # seconds until it must have begun: importing PyTorch takes its time


@contextmanager
def serving(course: Course) -> Iterator[Address]:
    """The server of the nets of a course, as long as games are played."""
    with tempfile.TemporaryDirectory(prefix="astrarium-") as folder:
        address = Address(str(Path(folder) / "nets"), secrets.token_bytes(16))
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(course, address, theirs), daemon=True)
        process.start()
        try:
            if not ours.poll(PATIENCE):
                raise TimeoutError("the server of nets has not begun")
            ours.recv()
            yield address
        finally:
            process.terminate()
            process.join()


def serve(course: Course, address: Address, begun: Connection) -> None:
    """Answer until somebody ends this process."""
    nets = Nets(course)
    guests: list[Connection] = []
    with Listener(address.path, authkey=address.key) as listener:
        Thread(target=_welcome, args=(listener, guests), daemon=True).start()
        begun.send(nets.device)
        while True:
            if not guests:
                sleep(NAP)
                continue
            asked: list[tuple[Connection, Request]] = []
            for guest in wait(list(guests), NAP):
                assert isinstance(guest, Connection)
                try:
                    asked.append((guest, read_request(guest.recv_bytes())))
                except EOFError:
                    guests.remove(guest)
            for (guest, _), told in zip(asked, nets.answers([each for _, each in asked])):
                guest.send_bytes(told)


def _welcome(listener: Listener, guests: list[Connection]) -> None:
    while True:
        guests.append(listener.accept())


class Nets:
    """The nets of a course, ready for many questions at once."""

    def __init__(self, course: Course) -> None:
        self.torch = torch_or_say()
        self.torch.set_num_threads(1)  # the other processors play
        self.device = "cuda" if self.torch.cuda.is_available() else "cpu"
        layout = course.rules().layout
        places = inputs_of(layout, blocks_of(layout))
        self.inputs = self.torch.tensor(places, device=self.device)
        self.models = [
            Model.of_file(self.torch, net, course.rules(), self.device)
            for net in course.nets.values()
        ]

    def answers(self, asked: Sequence[Request]) -> list[bytes]:
        """What each of them is told, in their order: those to the same net are one batch."""
        found = [b""] * len(asked)
        for net in sorted({each.net for each in asked}):
            mine = [at for at, each in enumerate(asked) if each.net == net]
            for at, told in zip(mine, self._together(net, [asked[at] for at in mine])):
                found[at] = told
        return found

    def _together(self, net: int, asked: Sequence[Request]) -> Iterator[bytes]:
        torch, model = self.torch, self.models[net]
        sheets = [len(each.counts) for each in asked]
        owners, sheet = array("q"), 0
        for each in asked:
            owners.extend([sheet] * len(each.widths))
            sheet += len(each.counts)
        with torch.no_grad():
            batch = self._batch(asked, owners)
            hidden = model.hidden(batch)
            outputs = model.outputs(hidden)
            values = torch.stack([outputs[:, 0].sigmoid(), outputs[:, 1] * MARGIN_SCALE], 1)
            shares = model.log_shares(model.figures(hidden, batch), batch.owners, sheet).exp()
        told, likely = array("d", values.flatten().tolist()), array("d", shares.tolist())
        at, choice = 0, 0
        for each, count in zip(asked, sheets, strict=True):
            width = len(each.widths)
            part = likely[choice : choice + width] if width else told[2 * at : 2 * (at + count)]
            yield part.tobytes()
            at, choice = at + count, choice + width

    def _batch(self, asked: Sequence[Request], owners: array[int]) -> Batch:
        torch = self.torch

        def tensor(numbers: array[Any], kind: Any) -> Any:
            return torch.tensor(numbers.tolist(), dtype=kind, device=self.device)

        whole = torch.int64
        inputs = self.inputs[tensor(_joined("I", [each.places for each in asked]), whole)]
        values = tensor(_joined("d", [each.values for each in asked]), torch.float64)
        counts = tensor(_joined("I", [each.counts for each in asked]), whole)
        widths = tensor(_joined("I", [each.widths for each in asked]), whole)
        return Batch(
            inputs.clamp(min=0),
            values * (inputs >= 0),  # what a net does not look at counts for nothing
            counts.cumsum(0) - counts,
            tensor(_joined("I", [each.rows for each in asked]), whole),
            widths.cumsum(0) - widths,
            tensor(owners, whole),
        )


def _joined(form: str, parts: Sequence[array[Any]]) -> array[Any]:
    found: array[Any] = array(form)
    for part in parts:
        found.extend(part)
    return found
