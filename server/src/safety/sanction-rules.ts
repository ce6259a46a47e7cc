import type { SanctionKind } from '@mungchi/contract';

export type Sanction = { kind: SanctionKind; until: Date | null; reason: string };

const WEIGHT: Record<SanctionKind, number> = { WARNED: 0, PAUSED: 1, BANNED: 2 };

/** The one that counts of those that were not lifted: the heaviest, and of two pauses the longer. */
export function holdingSanction(sanctions: readonly Sanction[], now: Date): Sanction | null {
  const holding = sanctions.filter(({ until }) => until === null || until > now);
  holding.sort((a, b) => WEIGHT[b.kind] - WEIGHT[a.kind] || Number(b.until) - Number(a.until));
  return holding[0] ?? null;
}
