"""The same talk as others would type it: other goods, amounts and spaces, slips. Only catalogue words, numbers and typing are varied."""
import random

PAIRS = {"은": "는", "는": "은", "이": "가", "가": "이", "을": "를", "를": "을", "과": "와", "와": "과"}
CLOSED = set("는가를와")
PEOPLE = ["둘", "셋", "넷", "다섯", "여섯", "세명", "네명", "두명", "3명", "4명", "5명", "6명", "8명", "10명", "세 명", "네 명", "5인", "4인", "여섯명", "열명", "열 명", "셋이", "넷이", "둘이"]
FILLERS = ["저기 ", "음 ", "그럼 ", "아 ", "그 ", "혹시 ", "안녕하세요 ", "저기요 ", "근데 ", "헐 ", "오 ", "아니 "]
TAILS = ["ㅋㅋ", "ㅋㅋㅋ", "ㅎㅎ", "ㅠㅠ", "ㅜ", "~", "!", "..", "??", "?", " ㅎ", "용", "욥"]
NEAR = {"ㅐ": "ㅔ", "ㅔ": "ㅐ"}


def has_final(char: str) -> bool:
    code = ord(char) - 0xAC00
    return 0 <= code < 11172 and code % 28 > 0


def vary(pairs, goods, rng: random.Random, swap=0.4):
    """`pairs`: (character, tag); gives the same form back."""
    pairs = swap_words(pairs, goods, rng, swap)
    pairs = swap_numbers(pairs, rng)
    pairs = space(pairs, rng)
    pairs = slip(pairs, rng)
    if rng.random() < 0.06:
        pairs = [(c, "O") for c in rng.choice(FILLERS)] + pairs
    if rng.random() < 0.12:
        pairs = pairs + [(c, "O") for c in rng.choice(TAILS)]
    return pairs


def spans(pairs):
    found, start = [], None
    for at, (_, tag) in enumerate(pairs + [("", "O")]):
        if start is not None and not tag.startswith("I-"):
            found.append((start, at, pairs[start][1][2:]))
            start = None
        if tag.startswith("B-"):
            start = at
    return found


def swap_words(pairs, goods, rng, chance):
    for start, end, role in reversed(spans(pairs)):
        pool = goods.get(role)
        if not pool or rng.random() > chance or end - start > 12:
            continue
        word = rng.choice(pool)
        new = [(c, ("B-" if at == 0 else "I-") + role) for at, c in enumerate(word)]
        after = pairs[end:]
        if after and after[0][0] in PAIRS and (len(after) == 1 or not ("가" <= after[1][0] <= "힣")):
            closed = after[0][0] in CLOSED
            if closed == has_final(word[-1]):
                after = [(PAIRS[after[0][0]], after[0][1])] + after[1:]
        pairs = pairs[:start] + new + after
    return pairs


def swap_numbers(pairs, rng):
    out, at = [], 0
    by_start = {start: (end, role) for start, end, role in spans(pairs)}
    while at < len(pairs):
        if at in by_start and by_start[at][1] == "people" and rng.random() < 0.4:
            end, _ = by_start[at]
            word = "".join(c for c, _ in pairs[at:end])
            if word in PEOPLE:
                new = rng.choice([w for w in PEOPLE if w.endswith("이") == word.endswith("이")])
                out += [(c, ("B-" if k == 0 else "I-") + "people") for k, c in enumerate(new)]
                at = end
                continue
        char, tag = pairs[at]
        if char.isdigit() and tag != "O" and rng.random() < 0.5:
            char = str(rng.randint(1, 9))
        out.append((char, tag))
        at += 1
    return out


def space(pairs, rng):
    dice = rng.random()
    if dice < 0.15:
        keep = 0.0
    elif dice < 0.35:
        keep = 0.6
    else:
        return pairs
    out = [(c, t) for c, t in pairs if c != " " or rng.random() < keep]
    return repair(out)


def repair(pairs):
    """A span whose first character went begins with the next one."""
    out, last = [], "O"
    for char, tag in pairs:
        if tag.startswith("I-") and last[2:] != tag[2:]:
            tag = "B-" + tag[2:]
        out.append((char, tag))
        last = tag
    return out


def slip(pairs, rng):
    if rng.random() > 0.18 or len(pairs) < 4:
        return pairs
    out = list(pairs)
    at = rng.randrange(len(out))
    char, tag = out[at]
    code = ord(char) - 0xAC00
    dice = rng.random()
    if 0 <= code < 11172 and dice < 0.6:
        initial, medial, final = code // 588, code % 588 // 28, code % 28
        part = rng.random()
        if part < 0.4:
            medial = {1: 5, 5: 1, 0: 2, 4: 6, 8: 13, 13: 8, 3: 7}.get(medial, rng.randrange(21))
        elif part < 0.7:
            final = 0 if final else rng.choice([4, 8, 16, 21, 20])
        else:
            initial = {0: 1, 1: 0, 3: 4, 4: 3, 7: 8, 8: 7, 9: 10, 10: 9, 12: 13, 13: 12}.get(initial, initial)
        out[at] = (chr(0xAC00 + initial * 588 + medial * 28 + final), tag)
    elif dice < 0.8 and not tag.startswith("B-"):
        del out[at]
    elif tag == "O":
        out.insert(at, out[at])
    return repair(out)
