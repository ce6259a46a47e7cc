import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../db/schema';
import { sharedCall } from '../shared-call';
import { within } from '../within';

const ANSWER_MS = 2000;

/** Prometheus: payouts that were asked for and not sent yet. Omitted while the database is unavailable. */
export function payoutMetrics(registry: Registry, db: Db, now: () => Date): void {
  const read = sharedCall(() => within(ANSWER_MS, 'payouts', openPayouts(db, now())).catch(() => null));
  const gauge = (name: string, help: string, pick: (open: OpenPayouts) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const open = await read();
        if (open) this.set(pick(open));
        else this.remove();
      },
    });
  gauge('payouts_open', 'Payouts that were requested and are not sent yet', ({ count }) => count);
  gauge('payouts_open_won', 'What they come to', ({ won }) => won);
  gauge('payouts_oldest_seconds', 'How long the oldest of them has been waiting', ({ oldestSeconds }) => oldestSeconds);
}

type OpenPayouts = { count: number; won: number; oldestSeconds: number };

async function openPayouts(db: Db, now: Date): Promise<OpenPayouts> {
  const { rows } = await sql<OpenPayouts>`
    select count(*)::int as count, coalesce(sum(amount), 0)::float8 as won,
      coalesce(extract(epoch from ${now}::timestamptz - min(requested_at)), 0)::float8 as oldest_seconds
    from payouts where state = 'REQUESTED'`.execute(db);
  return rows[0]!;
}
