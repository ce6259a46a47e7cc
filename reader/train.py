#!/usr/bin/env python3
"""
Trains the reader on one GPU: masked characters first (once; kept in --pretrained), then the labelled talks. Writes into --out:
weights.bin (int8), golden.json, dev.jsonl (what it says of each turn kept for development) and report.json.
"""
import argparse
import gzip
import json
import math
import multiprocessing as mp
import random
import time
from collections import Counter
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

import features as ft
from augment import repair, vary
from talks import Turn, read_all

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
LENGTH = 6 + ft.MESSAGE_MAX + 1 + ft.BEFORE_MAX
IGNORE = -100


class Layer(nn.Module):
    def __init__(self, width, heads, inner):
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.mix = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.wide, self.narrow = nn.Linear(width, inner), nn.Linear(inner, width)

    def forward(self, x, mask, drop):
        b, n, w = x.shape
        q, k, v = self.qkv(self.norm1(x)).view(b, n, 3, self.heads, w // self.heads).permute(2, 0, 3, 1, 4)
        seen = F.scaled_dot_product_attention(q, k, v, attn_mask=mask, dropout_p=drop if self.training else 0.0)
        x = x + F.dropout(self.mix(seen.transpose(1, 2).reshape(b, n, w)), drop, self.training)
        return x + F.dropout(self.narrow(F.relu(self.wide(self.norm2(x)))), drop, self.training)


class Reader(nn.Module):
    def __init__(self, characters, width=256, layers=6, heads=4, inner=768):
        super().__init__()
        self.char = nn.Embedding(characters, width)
        self.initial, self.medial, self.final = (nn.Embedding(n + 1, width) for n in (ft.INITIALS, ft.MEDIALS, ft.FINALS))
        self.kind, self.segment, self.place = nn.Embedding(len(ft.CLASSES), width), nn.Embedding(ft.SEGMENTS, width), nn.Embedding(LENGTH, width)
        self.layers = nn.ModuleList(Layer(width, heads, inner) for _ in range(layers))
        self.norm = nn.LayerNorm(width)
        self.tags = nn.Linear(width, len(ft.TAGS))
        self.calls, self.items, self.flags = nn.Linear(width, len(ft.CALLS)), nn.Linear(width, len(ft.ITEMS)), nn.Linear(width, len(ft.FLAGS))
        self.groups = nn.ModuleDict({name: nn.Linear(width, len(ids)) for name, ids in ft.GROUPS.items()})
        self.guess = nn.Linear(width, characters)
        for module in self.modules():
            if isinstance(module, (nn.Embedding, nn.Linear)):
                nn.init.normal_(module.weight, std=0.02)

    def body(self, rows, drop=0.1):
        x = self.char(rows[..., 0]) + self.initial(rows[..., 1]) + self.medial(rows[..., 2]) + self.final(rows[..., 3]) + self.kind(rows[..., 4]) + self.segment(rows[..., 5])
        x = x + self.place.weight[: rows.shape[1]]
        mask = (rows[..., 4] != 0)[:, None, None, :]
        for layer in self.layers:
            x = layer(x, mask, drop)
        return self.norm(x)

    def forward(self, rows):
        x = self.body(rows)
        # The whole is read at the first mark and as the mean of the message.
        said = (rows[..., 5] == 1).unsqueeze(-1)
        whole = x[:, 0] + (x * said).sum(1) / said.sum(1).clamp(min=1)
        return {"tags": self.tags(x), "calls": self.calls(whole), "items": self.items(whole), "flags": self.flags(whole), **{name: head(whole) for name, head in self.groups.items()}}


def vocabulary_of(texts, most=2400):
    counts = Counter(char for text in texts for char in text.lower())
    first = 2 + len(ft.MARKS)
    return {char: first + at for at, (char, n) in enumerate(counts.most_common(most)) if n >= 3}


def tagged(turn: Turn):
    """Characters with their tags; of two spans that overlap the first one stands."""
    tags = ["O"] * len(turn.say)
    for _, arguments in turn.calls:
        for key, piece, _ in arguments:
            if key not in ft.ROLES:
                continue
            start = -1
            while (start := turn.say.find(piece, start + 1)) >= 0:
                if all(tag == "O" for tag in tags[start : start + len(piece)]):
                    tags[start] = "B-" + key
                    tags[start + 1 : start + len(piece)] = ["I-" + key] * (len(piece) - 1)
                    break
    return list(zip(turn.say, tags))


def targets(turn: Turn):
    calls = [1.0 if any(name == call for name, _ in turn.calls) else 0.0 for call in ft.CALLS]
    items, flags, groups = [0.0] * len(ft.ITEMS), [0.0] * len(ft.FLAGS), {name: IGNORE for name in ft.GROUPS}
    for name, arguments in turn.calls:
        for key, piece, _ in arguments:
            if key == "item" and piece in ft.ITEMS:
                items[ft.ITEMS.index(piece)] = 1.0
            elif key in ft.FLAGS:
                flags[ft.FLAGS.index(key)] = 1.0
            elif key == "sort":
                groups["sort"] = ft.GROUPS["sort"].index(piece)
            elif key == "id" and groups[name] == IGNORE:
                groups[name] = ft.GROUPS[name].index(piece)
            elif key == "about" and name in ft.GROUPS:
                groups[name] = ft.GROUPS[name].index(piece)
    return calls, items, flags, [groups[name] for name in ft.GROUPS]


def contexts(turns):
    """For each turn the calls of the one before it in its talk, and what was looked for last: a session keeps that, never what was typed."""
    calls, things, out = {}, {}, []
    for turn in turns:
        key = (turn.voice, turn.talk)
        out.append((calls.get(key, []), things.get(key, "")) if turn.before else ([], ""))
        calls[key] = [name for name, _ in turn.calls]
        wanted = [meaning or piece for name, arguments in turn.calls if name in ("search_goods", "look_around") for role, piece, meaning in arguments if role in ("want", "use")]
        if wanted:
            things[key] = " ".join(wanted)
        elif not turn.before:
            things[key] = ""
    return out


def numbers(pairs, before, marks, vocabulary, targets_of):
    pairs = repair(pairs)[: ft.MESSAGE_MAX]
    rows, start = ft.encode("".join(c for c, _ in pairs), before, marks, vocabulary)
    tags = [IGNORE] * len(rows)
    tags[start : start + len(pairs)] = [ft.TAGS.index(tag) for _, tag in pairs]
    return rows, tags, targets_of


def work(job):
    turns, lasts, goods, vocabulary, seed, rounds = job
    rng = random.Random(seed)
    out = []
    for turn, (last, before) in zip(turns, lasts):
        base, goal = tagged(turn), targets(turn)
        marks = ft.marks_of(turn, last)
        for again in range(rounds):
            pairs = vary(base, goods, rng) if again else base
            shown = marks if rng.random() > 0.1 else [marks[0]]
            out.append(numbers(pairs, before if rng.random() > 0.1 else "", shown, vocabulary, goal))
    return pack(out)


def pack(samples):
    rows = np.zeros((len(samples), LENGTH, 6), np.int16)
    tags = np.full((len(samples), LENGTH), IGNORE, np.int8)
    calls, items, flags, groups = [], [], [], []
    for at, (r, t, (c, i, f, g)) in enumerate(samples):
        n = min(len(r), LENGTH)
        rows[at, :n], tags[at, :n] = r[:n], t[:n]
        calls.append(c), items.append(i), flags.append(f), groups.append(g)
    return rows, tags, np.array(calls, np.float32), np.array(items, np.float32), np.array(flags, np.float32), np.array(groups, np.int16)


def prepare(turns, goods, vocabulary, rounds, seed):
    lasts, parts = contexts(turns), 32
    size = math.ceil(len(turns) / parts)
    jobs = [(turns[a : a + size], lasts[a : a + size], goods, vocabulary, seed + a, rounds) for a in range(0, len(turns), size)]
    with mp.get_context("fork").Pool(min(16, mp.cpu_count())) as pool:
        done = pool.map(work, jobs)
    return [torch.from_numpy(np.concatenate(column)) for column in zip(*done)]


def goods_of(turns):
    """Words by role, for swapping: the catalogue's and what the voices of the training part wrote."""
    pools = {role: Counter() for role in ("want", "no", "have", "allergy", "what", "attr")}
    for turn in turns:
        for _, arguments in turn.calls:
            for key, piece, _ in arguments:
                if key in pools and 1 < len(piece) <= 8:
                    pools[key]["".join(piece.split())] += 1
    catalogue = {word for line in Path(ft.__file__).with_name("catalogue.txt").read_text().splitlines() for name in line.split(": ", 1)[-1].split(" · ") for word in name.split()[1:-1] if not any(c.isdigit() for c in word) and len(word) > 1}
    goods = sorted(set(pools["want"]) | catalogue)
    allergy = sorted(pools["allergy"] | pools["what"])
    return {"want": goods, "no": sorted(set(pools["no"]) | set(goods)), "have": goods, "allergy": allergy or goods, "what": allergy or goods}


def pretrain(model, texts, vocabulary, seconds):
    rows = np.zeros((len(texts), 64, 6), np.int16)
    for at, text in enumerate(texts):
        found = [(1, 0, 0, 0, 1, 0)] + [ft.row(c, vocabulary, 1) for c in text[:63]]
        rows[at, : len(found)] = found
    data = torch.from_numpy(rows).to(DEVICE)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3, betas=(0.9, 0.98), weight_decay=0.01)
    began, step, size, loss = time.time(), 0, 2048, torch.tensor(0.0)
    model.train()
    while (gone := time.time() - began) < seconds:
        for group in optimizer.param_groups:
            group["lr"] = 1e-3 * min(1, (step + 1) / 300) * max(0.02, 1 - gone / seconds)
        batch = data[torch.randint(len(data), (size,), device=DEVICE)].long()
        hidden = (torch.rand(batch.shape[:2], device=DEVICE) < 0.18) & (batch[..., 4] > 1)
        goal = batch[..., 0].masked_fill(~hidden, IGNORE)
        shown = batch.clone()
        shown[hidden] = torch.tensor([1 + len(ft.MARKS), 0, 0, 0, 1, 1], device=DEVICE)
        with torch.autocast(DEVICE, torch.bfloat16):
            x = model.body(shown)
            loss = F.cross_entropy(model.guess(x[hidden]).float(), goal[hidden])
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        step += 1
    print(f"pretrained: {step} steps, loss {loss.item():.3f}", flush=True)


def loss_of(out, tags, calls, items, flags, groups):
    loss = 1.5 * F.cross_entropy(out["tags"].flatten(0, 1).float(), tags.flatten(), ignore_index=IGNORE, label_smoothing=0.03)
    loss = loss + 4 * F.binary_cross_entropy_with_logits(out["calls"].float(), calls * 0.97 + 0.005)
    loss = loss + 2 * F.binary_cross_entropy_with_logits(out["items"].float(), items) + 2 * F.binary_cross_entropy_with_logits(out["flags"].float(), flags)
    for at, name in enumerate(ft.GROUPS):
        goal = groups[:, at]
        if (goal != IGNORE).any():
            loss = loss + 0.5 * F.cross_entropy(out[name].float(), goal, ignore_index=IGNORE, label_smoothing=0.05)
    return loss


def finetune(model, data, steps, size=384, rate=5e-4):
    data = [part.to(DEVICE) for part in data]
    optimizer = torch.optim.AdamW(model.parameters(), lr=rate, betas=(0.9, 0.98), weight_decay=0.05)
    model.train()
    for step in range(steps):
        for group in optimizer.param_groups:
            group["lr"] = rate * min(1, (step + 1) / 200) * (0.5 + 0.5 * math.cos(math.pi * step / steps))
        at = torch.randint(len(data[0]), (size,), device=DEVICE)
        rows, tags, calls, items, flags, groups = (part[at] for part in data)
        most = int((rows[..., 4] != 0).sum(1).max())
        with torch.autocast(DEVICE, torch.bfloat16):
            out = model(rows[:, :most].long())
        loss = loss_of(out, tags[:, :most].long(), calls, items, flags, groups.long())
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        if step % 500 == 0 or step == steps - 1:
            print(f"step {step}: {loss.item():.3f}", flush=True)


def rounded(model):
    """Each row of a matrix in 8 bits with its own scale; what the server computes with."""
    header, body, at = {}, [], 0
    for name, value in model.state_dict().items():
        if name.startswith("guess."):
            continue
        value = value.detach().float().cpu()
        if value.dim() == 2:
            scale = value.abs().amax(1).clamp(min=1e-8) / 127
            small = (value / scale[:, None]).round().clamp(-127, 127).to(torch.int8)
            value.copy_(small.float() * scale[:, None])
            parts = [small.numpy().tobytes(), scale.numpy().astype("<f4").tobytes()]
        else:
            parts = [value.numpy().astype("<f4").tobytes()]
        model.state_dict()[name].copy_(value)
        blob = b"".join(parts)
        blob += b"\0" * (-len(blob) % 4)
        header[name] = {"shape": list(value.shape), "at": at, "int8": value.dim() == 2}
        body.append(blob)
        at += len(blob)
    return header, b"".join(body)


@torch.no_grad()
def read(model, turns, vocabulary):
    model.eval()
    lasts, out = contexts(turns), []
    for begin in range(0, len(turns), 256):
        some = turns[begin : begin + 256]
        data = pack([numbers(tagged(t), before, ft.marks_of(t, last), vocabulary, targets(t)) for t, (last, before) in zip(some, lasts[begin:])])
        rows = torch.from_numpy(data[0]).to(DEVICE).long()
        got = {name: value.float().cpu() for name, value in model(rows).items()}
        for at, turn in enumerate(some):
            start = next(k for k, row in enumerate(data[0][at]) if row[5] == 1)
            out.append(decode(turn.say[: ft.MESSAGE_MAX], {name: value[at] for name, value in got.items()}, start))
    return out


def decode(say, got, start):
    calls = [(call, float(p)) for call, p in zip(ft.CALLS, got["calls"].sigmoid()) if p > 0.5]
    calls = calls or [(ft.CALLS[int(got["calls"].argmax())], float(got["calls"].sigmoid().max()))]
    ids = {}
    for name, labels in ft.GROUPS.items():
        share = got[name].softmax(0)
        ids[name] = (labels[int(share.argmax())], float(share.max()))
    return {
        "calls": calls,
        "ids": ids,
        "spans": path_of(say, got["tags"][start : start + len(say)]),
        "items": [item for item, p in zip(ft.ITEMS, got["items"].sigmoid()) if p > 0.5],
        "flags": [flag for flag, p in zip(ft.FLAGS, got["flags"].sigmoid()) if p > 0.5],
    }


def path_of(say, scores):
    """The best run of tags in which I- only follows its own B- or I-."""
    scores = scores.log_softmax(1)
    n = len(ft.TAGS)
    allowed = torch.full((n, n), -1e9)
    for a, left in enumerate(ft.TAGS):
        for b, right in enumerate(ft.TAGS):
            if not right.startswith("I-") or left[2:] == right[2:] and left != "O":
                allowed[a, b] = 0.0
    best, back = scores[0] + allowed[0], []
    for line in scores[1:]:
        total = best[:, None] + allowed
        best, come = total.max(0)
        back.append(come)
        best = best + line
    tags = [int(best.argmax())]
    for come in reversed(back):
        tags.append(int(come[tags[-1]]))
    tags.reverse()
    found = []
    for at, tag in enumerate(ft.TAGS[t] for t in tags):
        if tag.startswith("B-"):
            found.append([tag[2:], at, at + 1])
        elif tag.startswith("I-"):
            found[-1][2] = at + 1
    return [(role, say[a:b]) for role, a, b in found]


def judge(turns, said):
    """Shares of turns: calls right, ids right where there are some, spans (loosely, without spaces), the whole."""
    sums = Counter()
    lines = []
    for turn, got in zip(turns, said):
        want_calls, got_calls = {name for name, _ in turn.calls}, {name for name, _ in got["calls"]}
        want_spans = {(k, "".join(p.split())) for _, a in turn.calls for k, p, _ in a if k in ft.ROLES}
        got_spans = {(k, "".join(p.split())) for k, p in got["spans"]}
        want_ids = {n: p for n, a in turn.calls for k, p, _ in a if k in ("id", "about") and n in ft.GROUPS}
        ids = all(got["ids"][n][0] == p for n, p in want_ids.items())
        items = {p for _, a in turn.calls for k, p, _ in a if k == "item"}
        flags = {k for _, a in turn.calls for k, _, _ in a if k in ft.FLAGS}
        right_items, right_flags = items == set(got["items"]), flags == set(got["flags"])
        calls, spans = want_calls == got_calls, want_spans == got_spans
        whole = calls and ids and spans and right_items and right_flags
        for name in ("all", "follow" if turn.before else "first"):
            sums[name, "n"] += 1
            sums[name, "calls"] += calls
            sums[name, "ids of"] += bool(want_ids)
            sums[name, "ids"] += bool(want_ids) and ids
            sums[name, "spans"] += spans
            sums[name, "items"] += right_items
            sums[name, "flags"] += right_flags
            sums[name, "whole"] += whole
            sums[name, "found"] += len(want_spans & got_spans)
            sums[name, "wanted"] += len(want_spans)
            sums[name, "given"] += len(got_spans)
        lines.append({"voice": turn.voice, "line": turn.line, "say": turn.say, "before": turn.before[-1:], "whole": whole, "want": [[n, a] for n, a in turn.calls], "got": got})
    report = {}
    for name in ("all", "first", "follow"):
        n = max(1, sums[name, "n"])
        report[name] = {"turns": n, **{k: round(100 * sums[name, k] / n, 1) for k in ("calls", "spans", "items", "flags", "whole")}, "ids": round(100 * sums[name, "ids"] / max(1, sums[name, "ids of"]), 1), "span precision": round(100 * sums[name, "found"] / max(1, sums[name, "given"]), 1), "span recall": round(100 * sums[name, "found"] / max(1, sums[name, "wanted"]), 1)}
    return report, lines


def main():
    arg = argparse.ArgumentParser()
    arg.add_argument("--out", required=True)
    arg.add_argument("--pretrained", help="a state to begin with instead of pretraining")
    arg.add_argument("--text", help="lines of Korean text, gzip")
    arg.add_argument("--pretrain-seconds", type=int, default=150)
    arg.add_argument("--steps", type=int, default=4000)
    arg.add_argument("--rounds", type=int, default=24)
    arg.add_argument("--everything", action="store_true", help="the development part is trained on, too: for a release")
    arg.add_argument("--seed", type=int, default=1)
    options = arg.parse_args()
    torch.manual_seed(options.seed)
    out = Path(options.out)
    turns, wrong = read_all()
    print(len(turns), "turns,", len(wrong), "faults")
    turns = [t for t in turns if t.calls]
    train, dev = [t for t in turns if t.split == "train" or options.everything], [t for t in turns if t.split != "train"]
    if options.pretrained:
        state = torch.load(options.pretrained, map_location="cpu", weights_only=True)
        vocabulary = state["vocabulary"]
        model = Reader(2 + len(ft.MARKS) + len(vocabulary)).to(DEVICE)
        model.load_state_dict({k: v.float() for k, v in state["model"].items()}, strict=False)
    else:
        texts = gzip.open(options.text, "rt").read().splitlines() if options.text else []
        vocabulary = vocabulary_of(texts + [t.say for t in train] * 20)
        model = Reader(2 + len(ft.MARKS) + len(vocabulary)).to(DEVICE)
        if texts:
            pretrain(model, texts + [t.say for t in train] * 4, vocabulary, options.pretrain_seconds)
            torch.save({"vocabulary": vocabulary, "model": {k: v.to(torch.bfloat16) for k, v in model.state_dict().items()}}, out / "pretrained.pt")
    print(f"{sum(p.numel() for n, p in model.named_parameters() if not n.startswith('guess'))/1e6:.2f} M parameters, {len(vocabulary)} characters", flush=True)
    began = time.time()
    data = prepare(train, goods_of(train), vocabulary, options.rounds, options.seed)
    print(f"{len(data[0])} samples of {len(train)} turns in {time.time() - began:.0f} s", flush=True)
    finetune(model, data, options.steps)
    print(f"trained in {time.time() - began:.0f} s", flush=True)
    before, _ = judge(dev, read(model, dev, vocabulary))
    header, body = rounded(model)
    report, lines = judge(dev, said := read(model, dev, vocabulary))
    words = {"vocabulary": vocabulary, "marks": ft.MARKS, "tags": ft.TAGS, "calls": ft.CALLS, "groups": ft.GROUPS, "items": ft.ITEMS, "flags": ft.FLAGS, "messageMax": ft.MESSAGE_MAX, "beforeMax": ft.BEFORE_MAX, "width": 256, "heads": 4, "tensors": header}
    head = json.dumps(words, ensure_ascii=False).encode()
    head += b" " * (-len(head) % 4)
    (out / "weights.bin").write_bytes(len(head).to_bytes(4, "little") + head + body)
    (out / "dev.jsonl").write_text("\n".join(json.dumps(line, ensure_ascii=False) for line in lines))
    lasts = contexts(dev)
    golden = [{"message": t.say, "before": before, "marks": ft.marks_of(t, last), "reading": got} for t, (last, before), got in list(zip(dev, lasts, said))[:: max(1, len(dev) // 300)][:300]]
    (out / "golden.json").write_text(json.dumps(golden, ensure_ascii=False))
    (out / "report.json").write_text(json.dumps({"float": before, "int8": report}, indent=1))
    print(json.dumps({"float": before["all"], "int8": report}, indent=1))


if __name__ == "__main__":
    main()
