import type { Scored } from './score';

export type Figures = {
  utterances: number;
  /** Of all first sentences, not only those that ask for products. */
  firsts: number;
  limits: number;
  unfit: number;
  broken: number;
  untrue: number;
  prices: number;
  phantoms: number;
  among: number;
  titles: number;
  followUps: number;
  overall: number;
  p50: number;
  p95: number;
};

export function figuresOf(scored: Scored[]): Figures {
  const counted = scored.filter(({ isCounted }) => isCounted);
  const share = (some: Scored[]): number =>
    some.length === 0 ? 1 : some.filter((each) => each.hit).length / some.length;
  const times = scored.map((each) => each.ms).sort((a, b) => a - b);
  const at = (quantile: number): number => times[Math.min(times.length - 1, Math.floor(times.length * quantile))] ?? 0;
  const claimed = (kind: keyof Scored['claims']): number =>
    scored.reduce((sum, { claims }) => sum + claims[kind].length, 0);
  return {
    utterances: scored.length,
    firsts: share(counted.filter((each) => !each.followUp)),
    broken: scored.reduce((sum, each) => sum + each.broken.length, 0),
    untrue: scored.reduce((sum, each) => sum + each.untrue.length, 0),
    prices: claimed('prices'),
    phantoms: claimed('phantoms'),
    among: claimed('among'),
    titles: claimed('titles'),
    limits: scored.reduce((sum, each) => sum + each.limits.length, 0),
    unfit: scored.reduce((sum, each) => sum + each.unfit.length, 0),
    followUps: share(counted.filter((each) => each.followUp)),
    overall: share(counted),
    p50: at(0.5),
    p95: at(0.95),
  };
}
