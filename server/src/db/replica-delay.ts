import { sql } from 'kysely';
import { within } from '../within';
import { awaitReplay } from './await-replay';
import { readLogPosition } from './log-position';
import type { Db } from './schema';

/** Longer than replaying takes on a standby that keeps up. */
const WATCH_MS = 500;
const LIMIT_MS = 2000;

/**
 * How far a standby is behind, in ms: how long it takes to replay what the primary has now. One that does not manage that is as
 * far behind as the last commit it has replayed is old, by the primary's clock. Null when it does not answer.
 */
export function replicaDelay(primary: Db, standby: Db): Promise<number | null> {
  return within(LIMIT_MS, 'the delay of the replica', measure(primary, standby)).catch(() => null);
}

async function measure(primary: Db, standby: Db): Promise<number | null> {
  const { position, at } = await end(primary);
  return standby.connection().execute(async (db) => {
    const from = performance.now();
    const replayed = await awaitReplay(db, position, WATCH_MS);
    const waited = Math.round(performance.now() - from);
    if (replayed >= position) return waited;
    const last = await lastCommit(db);
    return last && Math.max(0, at.getTime() - last.getTime()) + waited;
  });
}

async function end(primary: Db) {
  const { rows } = await sql<{ position: string; at: Date }>`
    select pg_current_wal_flush_lsn()::text as position, clock_timestamp() as at`.execute(primary);
  return { position: readLogPosition(rows[0]!.position)!, at: rows[0]!.at };
}

async function lastCommit(standby: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select pg_last_xact_replay_timestamp() as at`.execute(standby);
  return rows[0]!.at;
}
