import type { Scored } from './score';

export type Figures = {
  utterances: number;
  hitAt3: number;
  /** Of all first sentences, not only those that ask for products. */
  firsts: number;
  violations: number;
  broken: number;
  untrue: number;
  followUps: number;
  overall: number;
  p50: number;
  p95: number;
};

export function figuresOf(scored: Scored[]): Figures {
  const share = (some: Scored[]): number =>
    some.length === 0 ? 1 : some.filter((each) => each.hit).length / some.length;
  const times = scored.map((each) => each.ms).sort((a, b) => a - b);
  const at = (quantile: number): number => times[Math.min(times.length - 1, Math.floor(times.length * quantile))] ?? 0;
  return {
    utterances: scored.length,
    hitAt3: share(scored.filter((each) => each.asksForProducts && !each.followUp)),
    firsts: share(scored.filter((each) => !each.followUp)),
    broken: scored.reduce((sum, each) => sum + each.broken.length, 0),
    untrue: scored.reduce((sum, each) => sum + each.untrue.length, 0),
    violations: scored.reduce((sum, each) => sum + each.violations.length, 0),
    followUps: share(scored.filter((each) => each.followUp)),
    overall: share(scored),
    p50: at(0.5),
    p95: at(0.95),
  };
}
