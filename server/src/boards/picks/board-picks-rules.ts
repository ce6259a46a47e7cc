import { NEARBY_METRES, RECOMMENDATIONS } from '@mungchi/contract';
import { type NameWords, sharedThing, sharesWord, wordsOfName } from './board-words';

/** A candidate: recruiting, not the reader's own, not joined. */
export type Candidate = {
  id: number;
  name: string;
  categoryId: number;
  distance: number;
  memberCount: number;
  totalUser: number;
  daysLeft: number;
  likeCount: number;
  leaderGauge: number;
  /** Likes and joins of users with overlapping choices, weighted by the overlap. */
  neighbours: number;
};

export const SIGNAL_KINDS = ['joined', 'liked', 'viewed'] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** Something the reader did. */
export type Signal = { kind: SignalKind; name: string; categoryId: number; daysAgo: number };

export type ReaderTaste = { interestCategory: number | null; signals: readonly Signal[] };

export type BoardPick = { candidate: Candidate; score: number; parts: Parts; likeness: Likeness | null };

/** Each between 0 and 1. */
type Parts = {
  likeness: number;
  neighbours: number;
  habit: number;
  interest: number;
  popular: number;
  filling: number;
  urgent: number;
  near: number;
  leader: number;
};

type Likeness = { kind: SignalKind; thing: string };

/** Searching freely gains another 0.01 of nDCG by dropping neighbours, habit and seats: kept, that says more about the generator than about people. */
const WEIGHTS: Parts = {
  likeness: 3,
  neighbours: 0.8,
  habit: 0.6,
  interest: 0.8,
  popular: 1.4,
  filling: 0.3,
  urgent: 0.3,
  near: 1.4,
  leader: 0.6,
};

const KIND_WEIGHTS: Record<SignalKind, number> = { joined: 1, liked: 0.85, viewed: 0.4 };
const HALF_LIFE_DAYS = 45;
/** Sharing only a modifier is a weak signal. */
const WORD_ALONE = 0.25;

/** Best first; deterministic. */
export function rankPicks(candidates: readonly Candidate[], taste: ReaderTaste, limit = RECOMMENDATIONS): BoardPick[] {
  const signals = taste.signals.map((signal) => ({
    ...signal,
    words: wordsOfName(signal.name),
    weight: weightOf(signal),
  }));
  const habits = habitsOf(signals);
  return candidates
    .map((candidate) => {
      const words = wordsOfName(candidate.name);
      const { strength, likeness } = likenessOf(words, candidate.categoryId, signals);
      const parts: Parts = {
        likeness: strength,
        neighbours: saturate(candidate.neighbours, 3),
        habit: habits.get(candidate.categoryId) ?? 0,
        interest: candidate.categoryId === taste.interestCategory ? 1 : 0,
        popular: saturate(candidate.likeCount, 8),
        filling: candidate.memberCount / candidate.totalUser,
        urgent: 1 / (1 + Math.max(0, candidate.daysLeft)),
        near: Math.exp(-candidate.distance / NEARBY_METRES),
        leader: candidate.leaderGauge / 100,
      };
      return { candidate, parts, likeness, score: scoreOf(parts) };
    })
    .sort((a, b) => b.score - a.score || b.candidate.id - a.candidate.id)
    .slice(0, limit);
}

type WeighedSignal = Signal & { words: NameWords; weight: number };

function weightOf({ kind, daysAgo }: Signal): number {
  return KIND_WEIGHTS[kind] * 0.5 ** (Math.max(0, daysAgo) / HALF_LIFE_DAYS);
}

/** The share of the reader's activity per category, damped when there is little activity. */
function habitsOf(signals: readonly WeighedSignal[]): Map<number, number> {
  const sums = new Map<number, number>();
  let total = 1;
  for (const { categoryId, weight } of signals) {
    sums.set(categoryId, (sums.get(categoryId) ?? 0) + weight);
    total += weight;
  }
  return new Map([...sums].map(([categoryId, sum]) => [categoryId, sum / total]));
}

/** Independent signals combine without exceeding 1 (noisy-or); the strongest one becomes the reason. */
function likenessOf(words: NameWords, categoryId: number, signals: readonly WeighedSignal[]) {
  let doubt = 1;
  let strongest = 0;
  let likeness: Likeness | null = null;
  for (const signal of signals) {
    const thing = sharedThing(words, signal.words);
    const isHint = thing !== null || (signal.categoryId === categoryId && sharesWord(words, signal.words));
    if (!isHint) continue;
    const strength = signal.weight * (thing !== null ? 0.6 : 0.6 * WORD_ALONE);
    doubt *= 1 - strength;
    if (thing === null || strength <= strongest) continue;
    strongest = strength;
    likeness = { kind: signal.kind, thing };
  }
  return { strength: 1 - doubt, likeness };
}

function scoreOf(parts: Parts): number {
  return (Object.keys(WEIGHTS) as (keyof Parts)[]).reduce((sum, part) => sum + WEIGHTS[part] * parts[part], 0);
}

function saturate(value: number, half: number): number {
  return value / (value + half);
}
