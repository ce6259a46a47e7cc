"""Messages as numbers, and calls as targets. The server repeats `encode` (and nothing else of this folder)."""
from talks import IDS, KEYS, Turn

MESSAGE_MAX, BEFORE_MAX = 120, 40
ROLES = ["want", "use", "attr", "no", "have", "size", "count", "max", "min", "around", "people", "for", "allergy", "health", "diet", "whom", "what", "near", "closes", "seats", "ask", "by"]
TAGS = ["O"] + [f"{edge}-{role}" for role in ROLES for edge in "BI"]
CALLS = list(KEYS)
GROUPS = {
    **{call: sorted(ids) for call, ids in IDS.items()},
    "sort": ["cheap", "dear", "unit", "big", "small", "popular"],
    "my_purchase": ["status", "pay", "when", "place", "refund", "next", "who", "payout"],
    "ask_back": ["unclear", "which", "what"],
}
FLAGS = ["each", "other", "all", "back"]
ITEMS = ["1", "2", "3", "4", "5", "6", "all", "cheapest", "dearest", "previous"]

INITIALS, MEDIALS, FINALS = 19, 21, 28
CLASSES = ["pad", "special", "hangul", "jamo", "digit", "latin", "space", "sign", "other"]
# Marks stand before the characters: what is on screen, what was understood last, and the borders of the parts.
MARKS = ["[message]", "[before]", "[goods]", "[purchases]", "[nothing]"] + [f"[{call}]" for call in CALLS]
SEGMENTS = 3


def class_of(char: str) -> int:
    code = ord(char)
    if 0xAC00 <= code <= 0xD7A3:
        return 2
    if 0x3130 <= code <= 0x318F:
        return 3
    if char.isdigit():
        return 4
    if char.isascii() and char.isalpha():
        return 5
    if char.isspace():
        return 6
    return 7 if code < 0x3000 else 8


def letters(char: str) -> tuple[int, int, int]:
    """Initial, medial and final of a syllable, from 1; 0 where there is none."""
    code = ord(char) - 0xAC00
    if not 0 <= code < 11172:
        return 0, 0, 0
    return code // 588 + 1, code % 588 // 28 + 1, code % 28 + 1


def marks_of(turn: Turn, last_calls: list[str]) -> list[str]:
    screen = "[nothing]" if not turn.screen else "[purchases]" if turn.screen[0].startswith("P ") else "[goods]"
    return [screen] + [f"[{call}]" for call in last_calls[:2]]


def encode(message: str, before: str, marks: list[str], vocabulary: dict[str, int]):
    """Rows of (character, initial, medial, final, class, segment). The message's characters begin at the row returned."""
    rows = [(1 + MARKS.index(mark), 0, 0, 0, 1, 0) for mark in [*marks, "[message]"]]
    start = len(rows)
    rows += [row(char, vocabulary, 1) for char in message[:MESSAGE_MAX]]
    if before:
        rows.append((1 + MARKS.index("[before]"), 0, 0, 0, 1, 2))
        rows += [row(char, vocabulary, 2) for char in before[-BEFORE_MAX:]]
    return rows, start


def row(char: str, vocabulary: dict[str, int], segment: int):
    char = char.lower()
    return (vocabulary.get(char, 1 + len(MARKS)), *letters(char), class_of(char), segment)
