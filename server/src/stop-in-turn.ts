import { within } from './within';

export type Ending = { name: string; end: () => Promise<unknown> };

/** Time limit per part: all of them together stay below the grace period of process supervisors. */
const PART_MS = 6000;

/**
 * Stops what was started in reverse order, the parts of one row together. A part that hangs is abandoned, so that those
 * after it are still stopped; that, or a part that fails, makes the stop unclean.
 */
export async function stopInTurn(rows: Ending[][]): Promise<void> {
  const faults: unknown[] = [];
  for (const row of rows.splice(0).reverse()) {
    const ended = await Promise.allSettled(row.map(({ name, end }) => within(PART_MS, name, end())));
    for (const one of ended) if (one.status === 'rejected') faults.push(one.reason);
  }
  if (faults.length > 0) throw new AggregateError(faults, faults.map((fault) => (fault as Error).message).join('; '));
}
