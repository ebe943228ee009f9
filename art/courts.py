"""French courts: two half figures joined at a belt, each drawn once and rotated about the middle.

Units are those of the card. The origin is the middle of the picture; the belt is the slanted line
``y = -0.32 x``, and every half figure stays above it.
"""

from ink import disc, element, group, number, oval, paint, path, place, stroke

WIDE, HIGH = 106, 113
"""Half the width and half the height of the picture."""

BELT = "M-106 23L106-45V-23L-106 45Z"
ROBE = "M-106 34V16C-92-14-62-28-28-38H28C56-34 76-32 92-29Z"


def _face(hair: str) -> str:
    return (
        path("M-9-48H9V-30H-9Z", "skin")
        + oval(0, -67, 21, 25, "skin")
        + stroke("M-14-78q5-4 10-1M14-78q-5-4-10-1", hair, 3)
        + disc(-8, -70, 2.8, "outline")
        + disc(8, -70, 2.8, "outline")
        + stroke("M-4-59q4 4 8 0", "blush", 2.4)
    )


def _lips() -> str:
    return stroke("M-5-51q5 3 10 0", "cloth-1", 3)


def _king(hair: str, _cloak: str) -> str:
    locks = path(
        "M-24-84C-34-70-24-56-36-44-28-38-16-40-12-46H12C16-40 28-38 36-44 24-56 34-70 24-84Z", hair
    )
    collar = path("M-44-36Q-30-46-14-44L0-26 14-44Q30-46 44-36L0-8Z", "cloth-3") + stroke(
        "M-24-36v3M24-36v3M-12-27v3M12-27v3M0-17v2", "outline", 3.5
    )
    beard = path("M-21-68C-22-46-12-26 0-26S22-46 21-68C17-56 12-58 0-58S-17-56-21-68Z", hair)
    mouth = stroke("M-5-49q5 2 10 0", "cloth-1", 3.5)
    crown = (
        path("M-28-84L-33-105-17-93 0-109 17-93 33-105 28-84Q0-92-28-84Z", "gold")
        + stroke("M-27-85Q0-93 27-85", "cloth-1", 5)
        + disc(0, -98, 4, "cloth-2")
    )
    return locks + collar + _face(hair) + beard + mouth + crown


def _queen(hair: str, _cloak: str) -> str:
    locks = path(
        "M0-98C-34-98-30-66-34-50-37-40-34-32-26-28H26C34-32 37-40 34-50 30-66 34-98 0-98Z", hair
    )
    collar = path("M-30-33Q0-12 30-33L22-40Q0-26-22-40Z", "cloth-3") + disc(0, -22, 5, "gold")
    fringe = path("M-22-66C-22-84-8-84 0-90 8-84 22-84 22-66 30-96 10-98 0-98S-30-96-22-66Z", hair)
    crown = path("M-21-88L-25-103-11-96 0-107 11-96 25-103 21-88Q0-96-21-88Z", "gold") + "".join(
        disc(x, y, 3.4, "cloth-1") for x, y in ((-25, -103), (0, -106), (25, -103))
    )
    return locks + _face(hair) + collar + _lips() + fringe + crown


def _jack(hair: str, cloak: str) -> str:
    locks = path(
        "M-24-84C-32-64-30-54-33-44-26-40-18-42-14-46H14C18-42 26-40 33-44 30-54 32-64 24-84Z", hair
    )
    collar = path("M-34-35L-12-44 0-32 12-44 34-35 0-16Z", "cloth-3")
    cap = (
        path("M-30-80C-34-104-10-110 4-107 24-106 34-94 30-80Q0-92-30-80Z", cloak)
        + stroke("M-29-81Q0-92 29-81", "gold", 6)
        + path(
            "M14-96C26-115 46-115 60-104 46-104 36-98 22-88Z",
            "cloth-3",
            stroke=paint("outline"),
            stroke_width=1.8,
        )
    )
    return locks + collar + _face(hair) + _lips() + cap


def _hand(x: int, y: int) -> str:
    return disc(x, y, 9, "skin") + stroke(f"M{x - 11} {y + 13}L{x + 11} {y + 9}", "cloth-3", 7)


def _sword() -> str:
    return (
        path("M-77-22V-98L-71-109-65-98V-22Z", "steel")
        + stroke("M-71-98V-24", "outline", 1.6)
        + stroke("M-86-26H-56", "gold", 7)
        + _hand(-71, -11)
    )


def _axe() -> str:
    return (
        stroke("M-71-106V-8", "wood", 6)
        + path("M-71-104C-90-112-98-98-97-72-90-82-80-84-71-82Z", "steel")
        + path("M-68-100l14 7-14 7Z", "steel")
        + _hand(-71, -16)
    )


def _orb() -> str:
    return (
        disc(-72, -48, 21, "gold")
        + stroke("M-93-48H-51M-72-69V-50", "cloth-1", 5)
        + stroke("M-72-90V-72M-80-83H-64", "gold", 6)
        + path("M-92-24Q-72-12-54-28L-58-34Q-72-22-88-31Z", "skin")
    )


def _sceptre() -> str:
    return (
        stroke("M-71-90V-8", "gold", 6)
        + path("M-71-112L-59-96-71-80-83-96Z", "cloth-1")
        + disc(-71, -78, 5, "gold")
        + _hand(-71, -18)
    )


def _flower(petals: str, heart: str) -> str:
    leaves = stroke("M-71-72C-74-50-70-30-72-10", "leaf", 5) + path(
        "M-72-38C-88-38-92-48-94-54-80-54-74-48-72-38ZM-71-30C-58-32-54-40-52-46-64-46-70-40-71-30Z",
        "leaf",
    )
    spots = ((0, -11), (11, -3), (7, 9), (-7, 9), (-11, -3))
    rim = "".join(disc(-71 + x, -86 + y, 9, petals) for x, y in spots)
    rim = group(rim, stroke=paint("outline"), stroke_width=1.4)
    return leaves + rim + disc(-71, -86, 7, heart) + _hand(-72, -16)


def _halberd() -> str:
    return (
        stroke("M-71-84V-8", "wood", 6)
        + path("M-71-111L-63-86H-79Z", "steel")
        + path("M-71-86C-82-88-92-84-96-76-90-64-80-62-71-64Z", "steel")
        + path("M-69-82L-52-75-69-68Z", "steel")
        + _hand(-71, -16)
    )


def _arrow() -> str:
    return (
        stroke("M-71-92V-8", "wood", 5)
        + path("M-71-112L-59-88-71-93-83-88Z", "steel")
        + stroke("M-71-48l-10 10M-71-48l10 10M-71-38l-10 10M-71-38l10 10", "cloth-1", 4)
        + _hand(-71, -16)
    )


def _pennant() -> str:
    return (
        stroke("M-71-104V-8", "wood", 5)
        + path("M-71-108C-84-114-92-102-102-106L-98-94-102-80C-92-76-84-88-71-82Z", "cloth-1")
        + disc(-71, -107, 5, "gold")
        + _hand(-71, -16)
    )


def _leafy() -> str:
    return (
        stroke("M-71-80V-8", "wood", 5)
        + path("M-71-112C-54-98-56-82-71-70-86-82-88-98-71-112Z", "leaf")
        + stroke("M-71-102V-74", "outline", 1.8)
        + _hand(-71, -16)
    )


HEADS = (_jack, _queen, _king)
HAIRS = (
    ("hair-2", "hair", "hair-2", "hair"),
    ("hair-2", "hair", "hair-2", "jet"),
    ("hair", "hair-3", "hair", "hair-3"),
)
CLOAKS = ("cloth-2", "cloth-1", "cloth-1", "cloth-2")


def _held(rank: int, suit: int) -> str:
    jacks = (_leafy, _halberd, _arrow, _pennant)
    kings = (_sword, _axe, _orb, _sceptre)
    flowers = (
        ("cloth-1", "gold"),
        ("cloth-3", "gold"),
        ("cloth-2", "cloth-3"),
        ("gold", "cloth-1"),
    )
    if rank == 1:
        return _flower(*flowers[suit])
    return (jacks if rank == 0 else kings)[suit]()


def _trim(rank: int) -> str:
    """Draws the trim of a cloak: slashes for a jack, pearls for a queen, ermine for a king."""
    if rank == 0:
        return stroke("M-50-22L-57 12M-59-9L-64 14M54-32L61-21M66-31L72-25", "gold", 4)
    if rank == 1:
        spots = ((-68, 12), (-54, 6), (-52, -10), (-50, -26), (57, -27), (70, -27))
        return "".join(disc(x, y, 3.4, "cloth-3") for x, y in spots)
    return stroke("M-42-30L-52 14M44-31L53-20", "cloth-3", 9) + stroke(
        "M-45-20v1M-48-7v1M-51 7v1M48-26v1", "outline", 3
    )


def _clothes(rank: int, suit: int, dye: str) -> str:
    cloak = path("M-106 34V16C-94-12-64-28-40-34L-52 16Z", CLOAKS[suit]) + path(
        "M40-35C60-33 76-32 92-29L52-17Z", CLOAKS[suit]
    )
    front = path("M-16-32H16L22-8-24 8Z", "gold")
    return path(ROBE, dye) + cloak + _trim(rank) + front + stroke("M0-30V-2", dye, 4)


def _half(rank: int, suit: int, dye: str) -> str:
    pip = place(f"pip-{suit}", 79, -78, 0.4)
    return (
        pip
        + _clothes(rank, suit, dye)
        + HEADS[rank](HAIRS[rank][suit], CLOAKS[suit])
        + _held(rank, suit)
    )


def _belt(dye: str) -> str:
    studs = "".join(f"M{x - 6} {number(-0.32 * x)}l6-6 6 6-6 6Z" for x in range(-88, 89, 22))
    return path(BELT, "gold") + path(studs, dye)


def court_shapes() -> str:
    """Draws what the twelve pictures share: the ground."""
    return element(
        "rect",
        id="ground",
        x=-WIDE,
        y=-HIGH,
        width=2 * WIDE,
        height=2 * HIGH,
        rx=8,
        fill=paint("ground"),
    )


def draw_court(rank: int, suit: int, dye: str, transform: str) -> str:
    """Draws the picture of jack (0), queen (1) or king (2), in the colour ``dye`` of its suit. The
    ``transform`` moves and scales it from the origin.
    """
    name = f"h{rank}{suit}"
    half = group(_half(rank, suit, dye), id=name)
    other = element("use", href=f"#{name}", transform="rotate(180)")
    frame = element(
        "rect",
        x=-WIDE,
        y=-HIGH,
        width=2 * WIDE,
        height=2 * HIGH,
        rx=8,
        fill="none",
        stroke=dye,
        stroke_width=3,
    )
    ground = element("use", href="#ground")
    return group(ground, half, other, _belt(dye), frame, transform=transform)
