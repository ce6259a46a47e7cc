import { pathToFileURL } from 'node:url';
import { RECOMMENDATIONS } from '@mungchi/contract';
import { ndcg } from '../../../eval/ndcg';
import { type Candidate, type ReaderTaste, rankPicks } from '../board-picks-rules';
import { type Case, generateCases } from './neighbourhood';

export type Ranker = (candidates: Candidate[], taste: ReaderTaste) => Candidate[];

export const RANKERS: Record<string, Ranker> = {
  ours: (candidates, taste) => rankPicks(candidates, taste, candidates.length).map((pick) => pick.candidate),
  popular: (candidates) => candidates.toSorted((a, b) => b.likeCount - a.likeCount || b.id - a.id),
  nearest: (candidates) => candidates.toSorted((a, b) => a.distance - b.distance || b.id - a.id),
};

/** The first is the training set for the weights; reported figures come from the second, held-out one. */
export const TUNING_SEEDS = [1, 2, 3];
export const HELD_OUT_SEEDS = [101, 102, 103, 104, 105, 106, 107, 108, 109, 110];

/** nDCG@8 per neighbourhood, one figure per seed. */
export function evaluate(rank: Ranker, seeds: readonly number[], only: (one: Case) => boolean = () => true): number[] {
  return seeds.map((seed) => {
    const cases = generateCases(seed).filter(only);
    return mean(cases.map((one) => scoreOf(one, rank)));
  });
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function scoreOf({ candidates, taste, worthOf }: Case, rank: Ranker): number {
  return ndcg(rank(candidates, taste).map(worthOf), candidates.map(worthOf), RECOMMENDATIONS);
}

const GROUPS: Record<string, (one: Case) => boolean> = {
  everyone: () => true,
  'new here (under 6 traces)': ({ taste }) => taste.signals.length < 6,
  'at home (20 traces and more)': ({ taste }) => taste.signals.length >= 20,
};

function report(): void {
  for (const [set, seeds] of Object.entries({ tuning: TUNING_SEEDS, 'held out': HELD_OUT_SEEDS })) {
    for (const [group, only] of Object.entries(GROUPS)) {
      const figures = Object.entries(RANKERS).map(([name, rank]) => {
        const scores = evaluate(rank, seeds, only).filter((score) => !Number.isNaN(score));
        return `${name} ${mean(scores).toFixed(3)} (${Math.min(...scores).toFixed(3)}–${Math.max(...scores).toFixed(3)})`;
      });
      console.log(`nDCG@${RECOMMENDATIONS}, ${set}, ${group}: ${figures.join(', ')}`);
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) report();
