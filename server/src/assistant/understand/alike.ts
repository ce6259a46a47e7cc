import { setImmediate } from 'node:timers/promises';
import type { Knowledge } from '../knowledge';
import { stemKeys } from './squeeze';

/** What a message is about, as far as sentences that are known to be about it tell. */
export type Likeness = {
  /** A topic of the service, or `boards`, `goods` or `talk`. */
  label: string;
  /** How like it is to each; more is more, 0 is as like as to any. */
  scores: ReadonlyMap<string, number>;
};

/** By pieces of the keys of words, so that neither the ending nor the spacing matters. */
const PIECES = [3, 4, 5];
/** What only one sentence has tells nothing. */
const FEWEST = 2;
const SMOOTHING = 0.05;
const PHRASE = 0.5;

type Model = {
  labels: string[];
  rest: Float64Array;
  pieces: ReadonlyMap<string, [label: number, gain: number][]>;
  common: ReadonlyMap<string, number>;
};
const models = new WeakMap<Knowledge, Model>();

/** Compares a message with every example (naive Bayes); null when it has nothing in common with them. */
export function mostAlike(core: string, knowledge: Knowledge): Likeness | null {
  const model = modelOf(knowledge);
  const sums = new Float64Array(model.labels.length);
  let known = 0;
  for (const piece of piecesOf(core)) {
    const gains = model.pieces.get(piece);
    if (!gains) continue;
    known++;
    const common = model.common.get(piece)!;
    for (let i = 0; i < sums.length; i++) sums[i]! += model.rest[i]! - common;
    for (const [label, gain] of gains) sums[label]! += gain;
  }
  if (known === 0) return null;
  const scores = new Map(model.labels.map((label, i) => [label, sums[i]! / Math.sqrt(known + 1)]));
  const [label] = [...scores].reduce((best, each) => (each[1] > best[1] ? each : best));
  return { label, scores };
}

function piecesOf(core: string): Set<string> {
  const keys = `^${stemKeys(core)}$`;
  const pieces = new Set<string>();
  for (const length of PIECES)
    for (let at = 0; at + length <= keys.length; at++) pieces.add(keys.slice(at, at + length));
  return pieces;
}

/** Learns ahead of the first message: all at once it would take half a second, in which nothing else is done. */
export async function learnInSteps(knowledge: Knowledge): Promise<void> {
  if (models.has(knowledge)) return;
  const steps = learn(knowledge);
  for (;;) {
    const step = steps.next();
    if (step.done) {
      models.set(knowledge, step.value);
      return;
    }
    await setImmediate();
  }
}

function modelOf(knowledge: Knowledge): Model {
  const before = models.get(knowledge);
  if (before) return before;
  const steps = learn(knowledge);
  let step = steps.next();
  while (!step.done) step = steps.next();
  models.set(knowledge, step.value);
  return step.value;
}

/** How many sentences, or pieces, a step looks at. */
const STEP = { sentences: 100, pieces: 2000 };

function* learn({ examples, service }: Knowledge): Generator<undefined, Model> {
  let done = 0;
  const counts = new Map<string, { seen: number; sum: number; by: Map<string, number> }>();
  const add = (label: string, say: string, weight: number) => {
    for (const piece of piecesOf(say)) {
      const count = counts.get(piece) ?? { seen: 0, sum: 0, by: new Map<string, number>() };
      counts.set(piece, count);
      count.seen++;
      count.sum += weight;
      count.by.set(label, (count.by.get(label) ?? 0) + weight);
    }
  };
  for (const [label, sayings] of Object.entries(examples))
    for (const say of sayings) {
      add(label, say, 1);
      if (++done % STEP.sentences === 0) yield;
    }
  for (const { topic, phrases } of service) for (const phrase of phrases) add(topic, phrase.join(''), PHRASE);
  yield;
  for (const [piece, { seen }] of counts) if (seen < FEWEST) counts.delete(piece);
  yield;
  const totals = new Map<string, number>();
  let all = 0;
  for (const { by } of counts.values())
    for (const [label, sum] of by) {
      totals.set(label, (totals.get(label) ?? 0) + sum);
      all += sum;
    }
  const labels = [...totals.keys()];
  const size = (label: string): number => totals.get(label)! + SMOOTHING * counts.size;
  const place = new Map(labels.map((label, i) => [label, i]));
  const pieces = new Map<string, [number, number][]>();
  const common = new Map<string, number>();
  for (const [piece, { sum, by }] of counts) {
    pieces.set(
      piece,
      [...by].map(([label, n]) => [place.get(label)!, Math.log((n + SMOOTHING) / SMOOTHING)]),
    );
    common.set(piece, Math.log(sum / all));
    if (common.size % STEP.pieces === 0) yield;
  }
  return { labels, rest: Float64Array.from(labels, (label) => Math.log(SMOOTHING / size(label))), pieces, common };
}
