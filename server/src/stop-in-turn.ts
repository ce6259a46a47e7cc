import { within } from './within';

export type Ending = { name: string; end: () => Promise<unknown> };

/** How long one part may take: all of them together stay below what supervisors grant. */
const PART_MS = 6000;

/**
 * Ends what was started, last first, those of one row together. A part that hangs is left behind, so that those after it
 * are ended too; then, and when one fails, it was no clean stop.
 */
export async function stopInTurn(rows: Ending[][]): Promise<void> {
  const faults: unknown[] = [];
  for (const row of rows.splice(0).reverse()) {
    const ended = await Promise.allSettled(row.map(({ name, end }) => within(PART_MS, name, end())));
    for (const one of ended) if (one.status === 'rejected') faults.push(one.reason);
  }
  if (faults.length > 0) throw new AggregateError(faults, faults.map((fault) => (fault as Error).message).join('; '));
}
