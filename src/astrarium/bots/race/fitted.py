"""What a position between two rounds is worth, feature by feature: see value.py.

Made by tools/fit_race.py from 3000 games of each kind with seed 7.
"""

from __future__ import annotations

from typing import Final

FITTED: Final[dict[str, list[float]]] = {
    "none, advanced": [
        -0.6352,  # always
        -0.3233,  # rounds left
        -0.9826,  # hopes
        0.1140,  # hopes, rounds left
        3.0404,  # best hope
        1.6685,  # score
        -0.2469,  # score, rounds left
        -0.2127,  # score, near the end
        0.5739,  # hand
        -0.1502,  # hand, rounds left
        -0.1399,  # hand, near the end
        0.5476,  # money
        0.1243,  # money, rounds left
        0.0619,  # money, near the end
        1.0452,  # goods' worth
        -0.2666,  # goods' worth, rounds left
        -0.0891,  # goods' worth, near the end
        0.6007,  # goods
        0.2643,  # goods, rounds left
        -0.2419,  # goods, near the end
        1.1746,  # engine
        0.3500,  # engine, rounds left
        -0.4365,  # engine, near the end
        5.5005,  # prospects
        -0.9560,  # prospects, rounds left
        -1.4218,  # prospects, near the end
        -1.0486,  # cards
        0.5801,  # cards, rounds left
        0.3505,  # cards, near the end
        2.6724,  # scoring boxes
        -0.0279,  # scoring boxes, rounds left
        -0.5301,  # scoring boxes, near the end
    ],
    "none, two": [
        -0.9868,  # always
        -0.1008,  # rounds left
        -0.1892,  # hopes
        -0.0112,  # hopes, rounds left
        1.6529,  # best hope
        1.2602,  # score
        -0.0505,  # score, rounds left
        -0.0895,  # score, near the end
        -0.8145,  # hand
        0.0692,  # hand, rounds left
        0.3670,  # hand, near the end
        1.1837,  # money
        -0.0128,  # money, rounds left
        -0.3242,  # money, near the end
        0.3827,  # goods' worth
        -0.0922,  # goods' worth, rounds left
        0.1586,  # goods' worth, near the end
        0.2729,  # goods
        0.2074,  # goods, rounds left
        -0.1953,  # goods, near the end
        0.5421,  # engine
        0.1710,  # engine, rounds left
        -0.1277,  # engine, near the end
        2.0518,  # prospects
        -0.2987,  # prospects, rounds left
        -0.5683,  # prospects, near the end
        -0.8742,  # cards
        0.3200,  # cards, rounds left
        0.2810,  # cards, near the end
        0.2161,  # scoring boxes
        0.1470,  # scoring boxes, rounds left
        0.1879,  # scoring boxes, near the end
    ],
    "none, several": [
        -2.0105,  # always
        -0.7247,  # rounds left
        0.2175,  # hopes
        -0.0414,  # hopes, rounds left
        1.4725,  # best hope
        1.6545,  # score
        -0.1497,  # score, rounds left
        -0.2371,  # score, near the end
        0.2813,  # hand
        -0.0582,  # hand, rounds left
        -0.1074,  # hand, near the end
        0.3346,  # money
        0.0646,  # money, rounds left
        0.0708,  # money, near the end
        0.8303,  # goods' worth
        -0.1889,  # goods' worth, rounds left
        -0.0320,  # goods' worth, near the end
        -0.3667,  # goods
        0.4233,  # goods, rounds left
        0.0527,  # goods, near the end
        1.0201,  # engine
        0.1154,  # engine, rounds left
        -0.3294,  # engine, near the end
        3.1445,  # prospects
        -0.5209,  # prospects, rounds left
        -1.0755,  # prospects, near the end
        -0.9170,  # cards
        0.3973,  # cards, rounds left
        0.3065,  # cards, near the end
        1.0121,  # scoring boxes
        0.1072,  # scoring boxes, rounds left
        -0.1491,  # scoring boxes, near the end
    ],
    "storm, advanced": [
        -0.6720,  # always
        -0.4370,  # rounds left
        -1.0517,  # hopes
        0.1410,  # hopes, rounds left
        3.1185,  # best hope
        0.8930,  # score
        -0.0153,  # score, rounds left
        0.0420,  # score, near the end
        0.6202,  # hand
        -0.0315,  # hand, rounds left
        -0.2490,  # hand, near the end
        0.7459,  # money
        0.0525,  # money, rounds left
        0.1631,  # money, near the end
        -0.1795,  # goods' worth
        0.1652,  # goods' worth, rounds left
        0.2825,  # goods' worth, near the end
        1.8947,  # goods
        -0.1505,  # goods, rounds left
        -0.5592,  # goods, near the end
        1.3193,  # engine
        0.2105,  # engine, rounds left
        -0.5082,  # engine, near the end
        0.4773,  # prospects
        0.2958,  # prospects, rounds left
        -0.1411,  # prospects, near the end
        -0.0105,  # cards
        0.5206,  # cards, rounds left
        0.0226,  # cards, near the end
        4.3408,  # scoring boxes
        -0.2313,  # scoring boxes, rounds left
        -1.2507,  # scoring boxes, near the end
    ],
    "storm, two": [
        -1.0296,  # always
        -0.1547,  # rounds left
        -0.4375,  # hopes
        0.0039,  # hopes, rounds left
        2.1150,  # best hope
        1.1068,  # score
        -0.0279,  # score, rounds left
        -0.0475,  # score, near the end
        -0.6033,  # hand
        0.0487,  # hand, rounds left
        0.1537,  # hand, near the end
        1.3628,  # money
        0.0127,  # money, rounds left
        -0.1733,  # money, near the end
        0.3534,  # goods' worth
        -0.0231,  # goods' worth, rounds left
        0.0633,  # goods' worth, near the end
        0.1358,  # goods
        0.1578,  # goods, rounds left
        0.0076,  # goods, near the end
        0.4844,  # engine
        0.2049,  # engine, rounds left
        -0.0853,  # engine, near the end
        1.3217,  # prospects
        0.0374,  # prospects, rounds left
        -0.4292,  # prospects, near the end
        -0.6882,  # cards
        0.3305,  # cards, rounds left
        0.2645,  # cards, near the end
        0.9777,  # scoring boxes
        0.1001,  # scoring boxes, rounds left
        -0.1142,  # scoring boxes, near the end
    ],
    "storm, several": [
        -2.3909,  # always
        -0.8722,  # rounds left
        0.0348,  # hopes
        0.0037,  # hopes, rounds left
        1.7486,  # best hope
        1.1215,  # score
        -0.0317,  # score, rounds left
        -0.0644,  # score, near the end
        -0.0887,  # hand
        0.0364,  # hand, rounds left
        -0.0227,  # hand, near the end
        0.8122,  # money
        -0.0071,  # money, rounds left
        -0.0100,  # money, near the end
        0.3394,  # goods' worth
        -0.0421,  # goods' worth, rounds left
        0.0846,  # goods' worth, near the end
        0.4356,  # goods
        0.1918,  # goods, rounds left
        -0.1081,  # goods, near the end
        1.0405,  # engine
        0.1162,  # engine, rounds left
        -0.3501,  # engine, near the end
        0.8720,  # prospects
        0.0032,  # prospects, rounds left
        -0.3409,  # prospects, near the end
        -0.0189,  # cards
        0.2561,  # cards, rounds left
        0.0459,  # cards, near the end
        1.0005,  # scoring boxes
        0.2008,  # scoring boxes, rounds left
        -0.1625,  # scoring boxes, near the end
    ],
    "artifacts, advanced": [
        -0.9042,  # always
        -0.3263,  # rounds left
        -0.6503,  # hopes
        0.0908,  # hopes, rounds left
        2.5574,  # best hope
        1.0429,  # score
        -0.0410,  # score, rounds left
        -0.0014,  # score, near the end
        -0.0187,  # hand
        0.1323,  # hand, rounds left
        0.0595,  # hand, near the end
        1.8444,  # money
        -0.2709,  # money, rounds left
        -0.3214,  # money, near the end
        -0.0107,  # goods' worth
        0.1611,  # goods' worth, rounds left
        0.2606,  # goods' worth, near the end
        2.9138,  # goods
        -0.7922,  # goods, rounds left
        -0.9901,  # goods, near the end
        2.1073,  # engine
        -0.0424,  # engine, rounds left
        -0.7136,  # engine, near the end
        2.1206,  # prospects
        -0.2882,  # prospects, rounds left
        -0.3089,  # prospects, near the end
        -1.3817,  # cards
        0.8460,  # cards, rounds left
        0.4120,  # cards, near the end
        3.5687,  # scoring boxes
        -0.0541,  # scoring boxes, rounds left
        -0.6852,  # scoring boxes, near the end
    ],
    "artifacts, two": [
        -1.4295,  # always
        -0.0955,  # rounds left
        -0.1240,  # hopes
        -0.0177,  # hopes, rounds left
        1.6941,  # best hope
        1.0583,  # score
        0.0166,  # score, rounds left
        -0.0226,  # score, near the end
        -0.2133,  # hand
        -0.0706,  # hand, rounds left
        0.0712,  # hand, near the end
        0.7418,  # money
        0.1642,  # money, rounds left
        -0.0511,  # money, near the end
        0.2937,  # goods' worth
        -0.0168,  # goods' worth, rounds left
        0.1793,  # goods' worth, near the end
        0.8687,  # goods
        -0.0852,  # goods, rounds left
        -0.4266,  # goods, near the end
        0.7787,  # engine
        0.0967,  # engine, rounds left
        -0.2474,  # engine, near the end
        -0.6920,  # prospects
        -0.0243,  # prospects, rounds left
        0.2741,  # prospects, near the end
        -0.7717,  # cards
        0.3828,  # cards, rounds left
        0.2409,  # cards, near the end
        -0.1602,  # scoring boxes
        0.4743,  # scoring boxes, rounds left
        0.3094,  # scoring boxes, near the end
    ],
    "artifacts, several": [
        -2.5904,  # always
        -0.8261,  # rounds left
        0.3213,  # hopes
        -0.0174,  # hopes, rounds left
        1.3494,  # best hope
        1.4101,  # score
        -0.0772,  # score, rounds left
        -0.1551,  # score, near the end
        0.5694,  # hand
        -0.1522,  # hand, rounds left
        -0.3375,  # hand, near the end
        0.4305,  # money
        0.1105,  # money, rounds left
        0.2098,  # money, near the end
        0.5020,  # goods' worth
        -0.0417,  # goods' worth, rounds left
        0.1115,  # goods' worth, near the end
        0.7954,  # goods
        -0.1206,  # goods, rounds left
        -0.3729,  # goods, near the end
        1.3164,  # engine
        0.0021,  # engine, rounds left
        -0.4762,  # engine, near the end
        0.0721,  # prospects
        -0.1244,  # prospects, rounds left
        0.1398,  # prospects, near the end
        -0.4560,  # cards
        0.4083,  # cards, rounds left
        0.1282,  # cards, near the end
        1.6461,  # scoring boxes
        0.1581,  # scoring boxes, rounds left
        -0.3774,  # scoring boxes, near the end
    ],
}
