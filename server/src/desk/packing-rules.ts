import type { RefusalCode, Role, Stage } from '@mungchi/contract';

/** Whether somebody may see who gets how much: the leader, once everybody is there. */
export function decidePacking(stage: Stage, role: Role): RefusalCode | null {
  if (role !== 'LEADER') return 'NOT_LEADER';
  if (stage === 'RECRUITING') return 'PACKING_EARLY';
  return stage === 'CANCELLED' ? 'BOARD_CANCELLED' : null;
}

type Packed = { id: number; role: Role };

/** In the order in which they joined, the leader last: who packs takes what is left. */
export function inPackingOrder<T extends Packed>(people: readonly T[]): T[] {
  const followers = people.filter(({ role }) => role === 'FOLLOWER').toSorted((a, b) => a.id - b.id);
  return [...followers, ...people.filter(({ role }) => role === 'LEADER')];
}
