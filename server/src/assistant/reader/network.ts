import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { serverFile } from '../../server-folder';
import { createKernel, type Kernel } from './matrix-kernel';

/**
 * The trained reader: a small transformer over characters (`reader/train.py`). Its weights come in 8 bits with a scale for
 * each row and are computed with as 32-bit floats. What it says of a message is a `Reading`; calls are made of it elsewhere.
 */
export type Span = { role: string; text: string; start: number; end: number };
export type Sure<Label> = { label: Label; share: number };
export type Reading = {
  /** At least one; those it is surer of than not. */
  calls: Sure<string>[];
  /** The best label of each group (`service_fact`, `advice`, `sort` …); meaningful where its call is read. */
  groups: Record<string, Sure<string>[]>;
  spans: Span[];
  items: string[];
  flags: string[];
};

type Tensor = { shape: number[]; at: number; int8: boolean };
type Header = {
  vocabulary: Record<string, number>;
  marks: string[];
  tags: string[];
  calls: string[];
  groups: Record<string, string[]>;
  items: string[];
  flags: string[];
  messageMax: number;
  beforeMax: number;
  width: number;
  heads: number;
  tensors: Record<string, Tensor>;
};

type Row = [character: number, initial: number, medial: number, final: number, kind: number, segment: number];

let loaded: Promise<Network> | undefined;

/** What the product comes with, read with the first message of a process: 5 MB of weights, 20 MB to compute with. */
export function theNetwork(): Promise<Network> {
  loaded ??= readFile(serverFile('data/assistant/reader.bin')).then((file) => new Network(file));
  return loaded;
}

const TABLES = ['char', 'initial', 'medial', 'final', 'kind', 'segment'] as const;
const KIND = { mark: 1, hangul: 2, jamo: 3, digit: 4, latin: 5, space: 6, sign: 7, other: 8 };
const SEGMENT = { mark: 0, message: 1, before: 2 };
const EPSILON = 1e-5;
const MARKS_MAX = 6;

export class Network {
  readonly #header: Header;
  readonly #kernel: Kernel;
  readonly #floats: Float32Array;
  /** Where each tensor begins, in floats. */
  readonly #at: Record<string, number> = {};
  readonly #layers: number;
  readonly #inner: number;
  readonly #scratch: Record<'x' | 'normed' | 'wide' | 'q' | 'k' | 'v' | 'scores' | 'seen' | 'out', number>;

  constructor(file: Uint8Array) {
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    const size = view.getUint32(0, true);
    this.#header = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + size))) as Header;
    const { tensors, width, messageMax, beforeMax } = this.#header;
    const most = roundUp(MARKS_MAX + messageMax + 1 + beforeMax, 8);
    this.#layers = Object.keys(tensors).filter((name) => name.endsWith('.qkv.weight')).length;
    this.#inner = tensors['layers.0.wide.weight']!.shape[0]!;

    let next = 0;
    const reserve = (floats: number) => {
      const at = next;
      next += roundUp(floats, 8);
      return at;
    };
    for (const [name, { shape }] of Object.entries(tensors)) {
      // The kernel takes an even number of columns.
      const rows = shape.length === 2 ? roundUp(shape[0]!, 2) : 1;
      this.#at[name] = reserve(rows * shape.at(-1)!);
    }
    this.#scratch = {
      x: reserve(most * width),
      normed: reserve(most * width),
      wide: reserve(most * Math.max(this.#inner, 3 * width)),
      q: reserve(most * width),
      k: reserve(most * width),
      v: reserve(most * width),
      scores: reserve(most * most),
      seen: reserve(most * width),
      out: reserve(most * 256),
    };
    this.#kernel = createKernel(next * 4);
    this.#floats = new Float32Array(this.#kernel.memory.buffer);
    for (const [name, tensor] of Object.entries(tensors)) this.#load(name, tensor, view, 4 + size);
  }

  /** One message after the other: they share the memory. Between two layers others have their turn. */
  #last: Promise<unknown> = Promise.resolve();

  /** `marks`: what is on screen and which calls the last message was read as. */
  read(message: string, before: string, marks: readonly string[]): Promise<Reading> {
    const reading = this.#last.then(() => this.#read(message, before, marks));
    this.#last = reading.catch(() => {});
    return reading;
  }

  async #read(message: string, before: string, marks: readonly string[]): Promise<Reading> {
    const { messageMax, beforeMax } = this.#header;
    const characters = Array.from(message).slice(0, messageMax);
    const shown = [...marks.filter((mark) => this.#header.marks.includes(mark)).slice(0, MARKS_MAX - 1), '[message]'];
    const rows = shown.map((mark) => this.#mark(mark, SEGMENT.mark));
    const start = rows.length;
    rows.push(...characters.map((character) => this.#row(character, SEGMENT.message)));
    if (before !== '') {
      const earlier = Array.from(before).slice(-beforeMax);
      rows.push(this.#mark('[before]', SEGMENT.before), ...earlier.map((c) => this.#row(c, SEGMENT.before)));
    }
    await this.#run(rows);
    return this.#decode(characters, start, rows.length);
  }

  #load(name: string, { shape, at, int8 }: Tensor, view: DataView, body: number): void {
    const into = this.#at[name]!;
    const count = shape.reduce((product, size) => product * size, 1);
    const begin = view.byteOffset + body + at;
    if (!int8) {
      for (let i = 0; i < count; i += 1) this.#floats[into + i] = view.getFloat32(body + at + 4 * i, true);
      return;
    }
    const values = new Int8Array(view.buffer, begin, count);
    const [rows, columns] = shape as [number, number];
    for (let row = 0; row < rows; row += 1) {
      const scale = view.getFloat32(body + at + count + 4 * row, true);
      for (let i = row * columns; i < (row + 1) * columns; i += 1) this.#floats[into + i] = values[i]! * scale;
    }
  }

  #mark(mark: string, segment: number): Row {
    return [1 + this.#header.marks.indexOf(mark), 0, 0, 0, KIND.mark, segment];
  }

  #row(character: string, segment: number): Row {
    const lower = character.toLowerCase();
    const known = this.#header.vocabulary[lower] ?? 1 + this.#header.marks.length;
    const syllable = lower.codePointAt(0)! - 0xac00;
    const letters: [number, number, number] =
      syllable >= 0 && syllable < 11_172
        ? [Math.floor(syllable / 588) + 1, Math.floor((syllable % 588) / 28) + 1, (syllable % 28) + 1]
        : [0, 0, 0];
    return [known, ...letters, kindOf(lower), segment];
  }

  async #run(rows: readonly Row[]): Promise<void> {
    const { width } = this.#header;
    const { x, normed, wide, q, k, v, scores, seen } = this.#scratch;
    const n = rows.length;
    const padded = roundUp(n, 8);
    this.#floats.fill(0, x, x + padded * width);
    rows.forEach((row, at) => {
      const into = x + at * width;
      this.#add(into, this.#at['place.weight']! + at * width, width);
      TABLES.forEach((table, column) => {
        this.#add(into, this.#at[`${table}.weight`]! + row[column]! * width, width);
      });
    });
    for (let layer = 0; layer < this.#layers; layer += 1) {
      const name = `layers.${layer}`;
      this.#norm(`${name}.norm1`, x, normed, padded);
      this.#linear(`${name}.qkv`, normed, wide, padded);
      this.#attend({ qkv: wide, q, k, v, scores, seen, n, padded });
      this.#linear(`${name}.mix`, seen, normed, padded);
      this.#add(x, normed, padded * width);
      this.#norm(`${name}.norm2`, x, normed, padded);
      this.#linear(`${name}.wide`, normed, wide, padded);
      for (let i = wide; i < wide + padded * this.#inner; i += 1) if (this.#floats[i]! < 0) this.#floats[i] = 0;
      this.#linear(`${name}.narrow`, wide, normed, padded);
      this.#add(x, normed, padded * width);
      await setImmediate();
    }
    this.#norm('norm', x, x, padded);
    // The whole is read at the first mark and as the mean of the message; it takes the place of that mark.
    const said = rows.flatMap((row, at) => (row[5] === SEGMENT.message ? [at] : []));
    for (let i = 0; i < width; i += 1) {
      let sum = 0;
      for (const at of said) sum += this.#floats[x + at * width + i]!;
      this.#floats[seen + i] = this.#floats[x + i]! + sum / Math.max(1, said.length);
    }
    this.#floats.fill(0, seen + width, seen + 4 * width);
  }

  #attend(at: Record<'qkv' | 'q' | 'k' | 'v' | 'scores' | 'seen' | 'n' | 'padded', number>): void {
    const { width, heads } = this.#header;
    const { qkv, q, k, v, scores, seen, n, padded } = at;
    const depth = width / heads;
    const scale = 1 / Math.sqrt(depth);
    const floats = this.#floats;
    for (let head = 0; head < heads; head += 1) {
      for (let row = 0; row < padded; row += 1) {
        const from = qkv + row * 3 * width + head * depth;
        for (let i = 0; i < depth; i += 1) {
          floats[q + row * depth + i] = floats[from + i]! * scale;
          floats[k + row * depth + i] = floats[from + width + i]!;
          // Turned, so that the weighed sum is a product of the same kind.
          floats[v + i * padded + row] = row < n ? floats[from + 2 * width + i]! : 0;
        }
      }
      this.#kernel.multiply(q * 4, k * 4, scores * 4, padded, padded, depth);
      for (let row = 0; row < padded; row += 1) softmax(floats, scores + row * padded, n, padded);
      this.#kernel.multiply(scores * 4, v * 4, q * 4, padded, depth, padded);
      for (let row = 0; row < padded; row += 1) {
        floats.copyWithin(seen + row * width + head * depth, q + row * depth, q + (row + 1) * depth);
      }
    }
  }

  #linear(name: string, from: number, into: number, rows: number): void {
    const [columns, depth] = this.#header.tensors[`${name}.weight`]!.shape as [number, number];
    const even = roundUp(columns, 2);
    this.#kernel.multiply(from * 4, this.#at[`${name}.weight`]! * 4, into * 4, rows, even, depth);
    const bias = this.#at[`${name}.bias`]!;
    for (let row = 0; row < rows; row += 1) this.#add(into + row * even, bias, columns);
  }

  #norm(name: string, from: number, into: number, rows: number): void {
    const { width } = this.#header;
    const floats = this.#floats;
    const [weight, bias] = [this.#at[`${name}.weight`]!, this.#at[`${name}.bias`]!];
    for (let row = 0; row < rows; row += 1) {
      const begin = from + row * width;
      let sum = 0;
      for (let i = 0; i < width; i += 1) sum += floats[begin + i]!;
      const mean = sum / width;
      let square = 0;
      for (let i = 0; i < width; i += 1) square += (floats[begin + i]! - mean) ** 2;
      const scale = 1 / Math.sqrt(square / width + EPSILON);
      for (let i = 0; i < width; i += 1) {
        floats[into + row * width + i] = (floats[begin + i]! - mean) * scale * floats[weight + i]! + floats[bias + i]!;
      }
    }
  }

  #add(into: number, from: number, count: number): void {
    for (let i = 0; i < count; i += 1) this.#floats[into + i]! += this.#floats[from + i]!;
  }

  #decode(characters: readonly string[], start: number, n: number): Reading {
    const { calls, groups, items, flags } = this.#header;
    const { x, seen, out } = this.#scratch;
    const sure = (name: string, labels: readonly string[]) =>
      this.#scores(name, seen, labels).filter(({ share }) => share > 0.5);
    const all = this.#scores('calls', seen, calls).sort((a, b) => b.share - a.share);
    const best = all.filter(({ share }) => share > 0.5);
    const tags = this.#tags(x, start, characters.length, roundUp(n, 8), out);
    return {
      calls: best.length > 0 ? best : all.slice(0, 1),
      groups: Object.fromEntries(
        Object.entries(groups).map(([name, labels]) => {
          this.#linear(`groups.${name}`, seen, out, 4);
          softmax(this.#floats, out, labels.length, labels.length);
          const shares = labels.map((label, at) => ({ label, share: this.#floats[out + at]! }));
          return [name, shares.sort((a, b) => b.share - a.share).slice(0, 3)];
        }),
      ),
      spans: spansOf(characters, tags),
      items: sure('items', items).map(({ label }) => label),
      flags: sure('flags', flags).map(({ label }) => label),
    };
  }

  #scores(name: string, from: number, labels: readonly string[]): Sure<string>[] {
    const { out } = this.#scratch;
    this.#linear(name, from, out, 4);
    return labels.map((label, at) => ({ label, share: 1 / (1 + Math.exp(-this.#floats[out + at]!)) }));
  }

  /** The best run of tags in which an I- only follows its own B- or I-. */
  #tags(x: number, start: number, count: number, rows: number, out: number): string[] {
    const { tags } = this.#header;
    if (count === 0) return [];
    this.#linear('tags', x, out, rows);
    const step = roundUp(tags.length, 2);
    const score = (at: number, tag: number) => this.#floats[out + (start + at) * step + tag]!;
    const follows = (from: number, to: number) =>
      !tags[to]!.startsWith('I-') || (from > 0 && tags[from]!.slice(2) === tags[to]!.slice(2));
    let best = tags.map((tag, at) => (tag.startsWith('I-') ? -Infinity : score(0, at)));
    const came: number[][] = [];
    for (let at = 1; at < count; at += 1) {
      const from = tags.map((_, to) => {
        let top = -1;
        for (let before = 0; before < tags.length; before += 1) {
          if (follows(before, to) && (top < 0 || best[before]! > best[top]!)) top = before;
        }
        return top;
      });
      best = tags.map((_, to) => best[from[to]!]! + score(at, to));
      came.push(from);
    }
    let tag = best.indexOf(Math.max(...best));
    const path = [tag];
    for (const from of came.reverse()) {
      tag = from[tag]!;
      path.unshift(tag);
    }
    return path.map((at) => tags[at]!);
  }
}

const roundUp = (value: number, step: number): number => Math.ceil(value / step) * step;

/** Of the first `count` of a row; the rest of it becomes 0. */
function softmax(floats: Float32Array, at: number, count: number, length: number): void {
  let most = -Infinity;
  for (let i = at; i < at + count; i += 1) most = Math.max(most, floats[i]!);
  let sum = 0;
  for (let i = at; i < at + count; i += 1) sum += floats[i] = Math.exp(floats[i]! - most);
  for (let i = at; i < at + count; i += 1) floats[i]! /= sum;
  floats.fill(0, at + count, at + length);
}

function kindOf(character: string): number {
  const code = character.codePointAt(0)!;
  if (code >= 0xac00 && code <= 0xd7a3) return KIND.hangul;
  if (code >= 0x3130 && code <= 0x318f) return KIND.jamo;
  if (/^\p{Nd}$/u.test(character)) return KIND.digit;
  if (/^[a-z]$/.test(character)) return KIND.latin;
  if (/^\s$/.test(character)) return KIND.space;
  return code < 0x3000 ? KIND.sign : KIND.other;
}

function spansOf(characters: readonly string[], tags: readonly string[]): Span[] {
  const spans: Span[] = [];
  tags.forEach((tag, at) => {
    const last = spans.at(-1);
    if (tag.startsWith('B-')) spans.push({ role: tag.slice(2), text: characters[at]!, start: at, end: at + 1 });
    else if (tag.startsWith('I-') && last) {
      last.text += characters[at]!;
      last.end = at + 1;
    }
  });
  return spans;
}
