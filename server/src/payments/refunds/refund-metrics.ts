import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../../db/schema';
import { sharedCall } from '../../shared-call';
import { within } from '../../within';

const ANSWER_MS = 2000;

/** Prometheus: pending refunds. Omitted while the database is unavailable. */
export function refundMetrics(registry: Registry, db: Db, now: () => Date): void {
  const read = sharedCall(() => within(ANSWER_MS, 'refunds', waitingRefunds(db, now())).catch(() => null));
  const gauge = (name: string, help: string, pick: (refunds: WaitingRefunds) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const refunds = await read();
        if (refunds) this.set(pick(refunds));
        else this.remove();
      },
    });
  gauge('refunds_waiting', 'Refunds that the provider has not carried out yet', ({ waiting }) => waiting);
  gauge('disputes_waiting', 'Disputes that wait for an operator', ({ disputes }) => disputes);
  gauge('refunds_oldest_seconds', 'How long the oldest of them has been waiting', ({ oldestSeconds }) => oldestSeconds);
}

type WaitingRefunds = { waiting: number; oldestSeconds: number; disputes: number };

async function waitingRefunds(db: Db, now: Date): Promise<WaitingRefunds> {
  const { rows } = await sql<WaitingRefunds>`
    select count(*) as waiting, coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0)::float8 as oldest_seconds,
      (select count(*) from disputes where state = 'ESCALATED') as disputes
    from refunds where done_at is null`.execute(db);
  return rows[0]!;
}
