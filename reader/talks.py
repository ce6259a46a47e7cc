#!/usr/bin/env python3
"""Reads the labelled talks. `python3 talks.py FILE…` checks them and says what is wrong where; without files all of data/."""
import re
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).parent

GOODS = {"want", "use", "attr", "no", "have", "size", "count", "max", "min", "around", "each", "people", "for", "sort"}
KEYS = {
    "search_goods": GOODS,
    "narrow": (GOODS - {"want", "use"}) | {"item", "other", "back"},
    "add": {"allergy", "health", "diet", "whom"},
    "take_back": {"what", "all"},
    "look_around": {"want", "near", "closes", "seats", "max", "each", "sort", "attr", "no", "people"},
    "compare": {"item", "by", "want"},
    "unit_price": {"item", "want"},
    "share": {"item", "people", "want", "count"},
    "sum": {"item", "count", "max", "people", "want"},
    "detail": {"item", "want", "ask"},
    "open_purchase": {"item", "want", "people", "count"},
    "my_purchase": {"want", "about"},
    "service_fact": {"id"},
    "advice": {"id", "what"},
    "danger": {"id"},
    "refuse": {"id"},
    "small_talk": {"id"},
    "ask_back": {"about"},
}
VALUES = {
    "sort": {"cheap", "dear", "unit", "big", "small", "popular"},
    "each": {"1"},
    "other": {"1"},
    "all": {"1"},
    "back": {"1"},
    ("my_purchase", "about"): {"status", "pay", "when", "place", "refund", "next", "who", "payout"},
    ("ask_back", "about"): {"unclear", "which", "what"},
}
ARGUMENT = re.compile(r'(\w+)=("[^"]*"|[^\s"=]+?)(?:=>("[^"]*"|\S+))?(?=\s|$)')
ITEM = re.compile(r"[1-9]|all|cheapest|dearest|previous")


def ids_of(call: str) -> set[str]:
    """The ids stand in LABELS.md, once."""
    text = (HERE / "LABELS.md").read_text()
    part = text.split(f"## `{call}` ids", 1)[1].split("\n## ", 1)[0]
    return set(re.findall(r"(?:^|· |\n)([a-z][a-z0-9-]+)(?= [^a-z]|\s*(?:·|$|\n))", part))


IDS = {call: ids_of(call) for call in ("service_fact", "advice", "danger", "refuse", "small_talk")}


@dataclass
class Turn:
    voice: str
    split: str
    talk: int
    line: int
    say: str
    screen: list[str] = field(default_factory=list)
    before: list[str] = field(default_factory=list)
    calls: list[tuple[str, list[tuple[str, str, str | None]]]] = field(default_factory=list)


def unquote(value: str | None) -> str | None:
    return value[1:-1] if value and value.startswith('"') else value


def read_file(path: Path) -> tuple[list[Turn], list[str]]:
    turns: list[Turn] = []
    wrong: list[str] = []
    voice, split, talk, screen, said = path.stem, "train", 0, [], []
    for number, raw in enumerate(path.read_text().splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("voice:"):
            found = re.search(r"split:\s*(\w+)", line)
            split = found.group(1) if found else "train"
        elif line == "talk":
            talk, screen, said = talk + 1, [], []
        elif line.startswith("> "):
            turns.append(Turn(voice, split, talk, number, line[2:], list(screen), list(said)))
            said.append(line[2:])
        elif line.startswith("!"):
            screen = [part.strip() for part in line[1:].split("|") if part.strip()]
        elif not turns:
            wrong.append(f"{path.name}:{number}: a call before any message")
        else:
            read_call(line, turns[-1], wrong, f"{path.name}:{number}")
    for turn in turns:
        if not turn.calls:
            wrong.append(f"{path.name}:{turn.line}: no call: {turn.say}")
    return turns, wrong


def read_call(line: str, turn: Turn, wrong: list[str], where: str) -> None:
    name, _, rest = line.partition(" ")
    if name not in KEYS:
        wrong.append(f"{where}: no such call: {line}")
        return
    arguments = []
    for key, piece, meaning in ARGUMENT.findall(rest):
        piece, meaning = unquote(piece), unquote(meaning) or None
        arguments.append((key, piece, meaning))
        allowed = VALUES.get((name, key), VALUES.get(key))
        if key not in KEYS[name]:
            wrong.append(f"{where}: {name} takes no {key}")
        elif key == "id":
            if piece not in IDS[name]:
                wrong.append(f"{where}: {name} has no id {piece}")
        elif key == "item":
            if not ITEM.fullmatch(piece):
                wrong.append(f"{where}: item={piece}")
        elif allowed is not None and key != "about" or (name, key) in VALUES:
            if piece not in allowed:
                wrong.append(f"{where}: {key}={piece}")
        elif piece not in turn.say:
            wrong.append(f"{where}: not a piece of the message: {piece!r} in {turn.say!r}")
    left = ARGUMENT.sub("", rest).strip()
    if left:
        wrong.append(f"{where}: cannot be read: {left!r}")
    if "id" in KEYS[name] and not any(key == "id" for key, _, _ in arguments):
        wrong.append(f"{where}: {name} without id")
    turn.calls.append((name, arguments))


def read_all(paths: list[Path] | None = None) -> tuple[list[Turn], list[str]]:
    turns, wrong = [], []
    for path in paths or sorted((HERE / "data" / "voices").glob("*.txt")):
        more, bad = read_file(path)
        turns += more
        wrong += bad
    return turns, wrong


if __name__ == "__main__":
    turns, wrong = read_all([Path(name) for name in sys.argv[1:]] or None)
    print("\n".join(wrong[:60]))
    follow = sum(1 for turn in turns if turn.before)
    print(f"{len(turns)} turns, {follow} of them follow-ups, {len(set(t.voice for t in turns))} voices, {len(wrong)} faults")
    print(", ".join(f"{name} {count}" for name, count in Counter(n for t in turns for n, _ in t.calls).most_common()))
    sys.exit(1 if wrong else 0)
