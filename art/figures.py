"""Italian figures, upright and full-length: a standing youth, a rider, a crowned king.

Units are those of the card; the ground is at y = 322, the top strip ends at y = 94.
"""

from ink import colour, disc, group, path, place, stroke

DYES = (
    ("cloth-1", "cloth-2", "leaf"),
    ("cloth-2", "cloth-1", "gold"),
    ("leaf", "cloth-1", "cloth-2"),
    ("cloth-2", "leaf", "cloth-1"),
)
"""Three colours of cloth for each suit."""

HAIRS = ("hair", "hair-2", "jet", "hair")
HORSES = ("hair-3", "wood", "cloth-3", "hair")

SIGNS = (("coin", 0.78, 1.0), ("cup", 0.78, 1.0), ("club", 0.64, 1.35), ("sword", 0.64, 1.35))
"""Shape, size and stretch of the suit signs that the figures hold."""


def _outlined(d: str, fill: str, width: float = 2.5) -> str:
    return path(d, fill, stroke=colour("outline"), stroke_width=width)


def _ground() -> str:
    return path("M12 327C40 309 200 309 228 327Z", "leaf")


def _sign(suit: int, x: float, y: float) -> str:
    name, size, wide = SIGNS[suit]
    return place(name, x, y - (12 if suit > 1 else 0), size, 0, wide)


def _head(x: float, y: float, hair: str) -> str:
    """Draws a face in front view, 36 wide."""
    return group(
        _outlined("M-17-6C-17-30 17-30 17-6 17 12 8 22 0 22S-17 12-17-6Z", "skin"),
        stroke("M-11-9q4-3 8-1M11-9q-4-3-8-1", hair, 2.4),
        disc(-7, -3, 2.3, "outline"),
        disc(7, -3, 2.3, "outline"),
        stroke("M-3 6q3 3 6 0", "blush", 2),
        stroke("M-4 13q4 2 8 0", "cloth-1", 2.6),
        transform=f"translate({x} {y})",
    )


def _bob(x: float, y: float, hair: str) -> str:
    return group(
        _outlined(
            "M0-28C-24-28-24-4-25 16-19 22-12 22-10 16H10C12 22 19 22 25 16 24-4 24-28 0-28Z", hair
        ),
        transform=f"translate({x} {y})",
    )


def _cap(x: float, y: float, cloth: str) -> str:
    return group(
        _outlined("M-22-10C-26-34 2-40 20-28 28-22 26-14 22-10Q0-20-22-10Z", cloth),
        _outlined("M-16-28C-36-34-38-44-28-48-24-41-14-39-4-33Z", "cloth-3", 2),
        stroke("M-21-11Q0-21 21-11", "gold", 5),
        transform=f"translate({x} {y})",
    )


def _page(suit: int) -> str:
    """Draws the fante: cap, tunic, hose."""
    tunic, hose, cloak = DYES[suit]
    hair = HAIRS[suit]
    legs = _outlined("M76 244L70 312H92L98 256H104L116 312H138L126 244Z", hose) + _outlined(
        "M70 308C62 312 50 314 50 322H92V308ZM116 308V322H156C156 314 144 312 138 308Z", "jet"
    )
    mantle = _outlined("M72 172C46 190 40 240 36 278L78 262Z", cloak)
    body = (
        _outlined(
            "M84 166Q100 174 118 166C130 168 134 178 132 190L128 214 142 262Q100 276 60 262L74"
            " 214 68 190C66 178 72 168 84 166Z",
            tunic,
        )
        + stroke("M73 215Q100 222 129 215", "gold", 8)
        + stroke("M64 257Q100 270 138 257", "gold", 4)
        + stroke("M101 174V208", "gold", 3, stroke_dasharray="1 8")
    )
    left = _outlined("M74 176C58 182 52 204 58 222L66 232 78 222 72 212 82 192Z", tunic)
    arm = _outlined("M116 172C134 170 150 178 170 196L162 212C144 204 128 200 114 198Z", tunic)
    hand = group(disc(170, 204, 9, "skin"), stroke=colour("outline"), stroke_width=2)
    head = _bob(100, 144, hair) + _head(100, 144, hair) + _cap(100, 144, cloak)
    return (
        mantle + legs + body + left + _sign(suit, 184, 160 if suit < 2 else 190) + arm + hand + head
    )


def _horse(suit: int) -> str:
    coat = HORSES[suit]
    mane = "jet" if coat in {"hair-3", "wood", "hair"} else "hair-3"
    tail = _outlined(
        "M186 226C214 226 214 262 206 298 200 290 196 280 192 286 192 262 190 248 180 242Z", mane
    )
    far = _outlined(
        "M74 256L58 280 66 304 60 312H76L80 302 74 282 94 266ZM160 256L170 282 160 306"
        " 154 312H170L182 284 178 256Z",
        coat,
    )
    body = _outlined(
        "M30 200L20 212C16 220 22 228 30 226L52 218 62 236C64 250 70 258 74 264L86 284 82 308"
        " 78 316H96L102 286 100 268C116 274 136 274 150 266L154 284 142 308 138 316H156L170 286"
        " 174 266C190 258 198 244 192 228 186 216 168 214 148 216L96 218C88 200 78 184 58 176"
        "L56 164 48 174C40 180 34 190 30 200Z",
        coat,
    )
    face = (
        disc(42, 196, 3, "outline")
        + disc(24, 218, 1.8, "outline")
        + _outlined("M58 170C80 172 98 194 104 218L92 220C86 202 76 192 60 184Z", mane)
        + stroke("M28 224L34 202 52 186M31 214C60 222 84 214 110 206", "cloth-1", 4)
    )
    hooves = stroke("M79 315H95M139 315H155M61 311H75M155 311H169", "jet", 5)
    return tail + far + body + face + hooves


def _rider(suit: int) -> str:
    """Draws the cavallo: a youth on a horse, the suit sign in his raised hand."""
    tunic, hose, cloak = DYES[suit]
    hair = HAIRS[suit]
    mantle = _outlined("M122 170C150 174 172 196 178 222L130 226Z", cloak)
    saddle = _outlined("M88 216Q122 226 156 214L152 234Q122 244 94 236Z", cloak)
    leg = _outlined("M108 214C96 228 96 246 102 264L98 282H80V290H116L120 262 130 226Z", hose)
    body = _outlined(
        "M100 166Q114 174 130 166C142 170 142 186 138 200L140 222Q118 232 98 222L100 200C94"
        " 186 92 172 100 166Z",
        tunic,
    )
    belt = stroke("M101 206Q118 212 137 205", "gold", 6)
    reins = _outlined("M102 172C88 178 82 196 90 206L106 208 110 196 100 194 108 184Z", tunic)
    arm = _outlined("M128 170C146 170 156 180 172 184L170 200C152 202 138 198 126 192Z", tunic)
    hand = group(disc(176, 190, 8.5, "skin"), stroke=colour("outline"), stroke_width=2)
    head = _bob(115, 144, hair) + _head(115, 144, hair) + _cap(115, 144, cloak)
    sign = _sign(suit, 190, 157 if suit < 2 else 179)
    return mantle + _horse(suit) + saddle + body + belt + leg + reins + sign + arm + hand + head


def _beard(x: float, y: float, hair: str) -> str:
    return group(
        _outlined("M-18-4C-22 20-16 44 0 50 16 44 22 20 18-4 14 6 8 8 0 8S-14 6-18-4Z", hair),
        stroke("M-5 15q5 3 10 0", "cloth-1", 3.4),
        transform=f"translate({x} {y})",
    )


def _crown(x: float, y: float) -> str:
    return group(
        _outlined("M-23-12L-28-40-13-26 0-46 13-26 28-40 23-12Q0-22-23-12Z", "gold"),
        stroke("M-21-15Q0-25 21-15", "cloth-1", 4),
        disc(0, -31, 4, "cloth-2"),
        transform=f"translate({x} {y})",
    )


def _king(suit: int) -> str:
    """Draws the re: crown, beard, a long robe and a mantle lined with ermine."""
    robe, lining, cloak = DYES[suit]
    hair = ("hair-3", "hair", "hair", "hair-3")[suit]
    mantle = _outlined("M72 172C44 184 34 250 24 318H186C180 260 166 186 130 172Z", cloak)
    body = _outlined("M80 172H122C136 182 140 230 150 318H54C62 230 66 182 80 172Z", robe)
    front = (
        _outlined("M90 186H112L122 318H82Z", lining)
        + stroke("M101 200V306", "gold", 5, stroke_dasharray=".1 15")
        + stroke("M70 238Q101 248 134 238", "gold", 8)
        + stroke("M57 311H148", "gold", 7)
    )
    cape = _outlined("M66 178Q100 162 136 178L140 202Q101 222 62 202Z", "cloth-3") + stroke(
        "M74 188v4M84 200v4M118 200v4M128 188v4M72 200v2M131 200v2", "outline", 3.4
    )
    left = _outlined("M66 194C50 206 48 232 60 248L76 246 78 232 70 226 78 206Z", robe)
    fist = group(disc(74, 240, 8.5, "skin"), stroke=colour("outline"), stroke_width=2)
    arm = _outlined("M124 194C142 190 156 196 172 204L166 222C150 220 134 220 122 218Z", robe)
    hand = group(disc(174, 212, 9, "skin"), stroke=colour("outline"), stroke_width=2)
    head = _bob(100, 144, hair) + _head(100, 144, hair) + _beard(100, 144, hair) + _crown(100, 144)
    sign = _sign(suit, 188, 166 if suit < 2 else 196)
    return mantle + body + front + left + fist + cape + sign + arm + hand + head


def figure_shapes() -> str:
    """Draws what the twelve figures share: the ground."""
    return group(_ground(), id="ground")


def draw_figure(rank: int, suit: int) -> str:
    """Draws fante (0), cavallo (1) or re (2)."""
    figure = (_page, _rider, _king)[rank](suit)
    return place("ground", 0, 0) + figure
