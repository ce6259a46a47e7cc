import { sql } from 'kysely';
import type { Db } from './schema';

/** A position in the database's log; PostgreSQL writes it `16/B374D848`. */
export type LogPosition = bigint;

/** After every real position: a request that carries it reads from the primary. */
export const END_OF_LOG: LogPosition = 0xffff_ffff_ffff_ffffn;

/** Null when it is none. */
export function readLogPosition(text: string | null | undefined): LogPosition | null {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(text ?? '') ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : null;
}

export function writeLogPosition(position: LogPosition): string {
  const half = (bits: bigint) => bits.toString(16).toUpperCase();
  return `${half(position >> 32n)}/${half(position & 0xffff_ffffn)}`;
}

/** What is on the primary's disk: every commit that was answered, unless `synchronous_commit` is off. */
export async function primaryPosition(primary: Db): Promise<LogPosition> {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_flush_lsn()::text as position`.execute(
    primary,
  );
  return readLogPosition(rows[0]?.position)!;
}

/** Null when it is no standby (any more). */
export async function replayedPosition(standby: Db): Promise<LogPosition | null> {
  const { rows } = await sql<{ position: string | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position`.execute(standby);
  return readLogPosition(rows[0]?.position);
}
