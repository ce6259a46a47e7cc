import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema';

const REFUNDS = 778_204;

/** The key of a payment's lock, as the functions of PostgreSQL take it. */
export const refundLockOf = (impUid: string) => sql`${sql.lit(REFUNDS)}, hashtext(${impUid})`;

type Session = { held: Set<string>; ask<Row>(query: RawBuilder<Row>): Promise<Row>; close(): Promise<void> };
const sessions = new WeakMap<Db, Session>();

/**
 * Runs the work unless another process is carrying out this payment's refund; returns whether it ran. The provider is called
 * under the lock, so it is a session-level advisory lock, not a transaction; and all locks of a process share one
 * connection, so that a hanging provider does not exhaust the pool.
 */
export async function withRefundLock(db: Db, impUid: string, work: () => Promise<void>): Promise<boolean> {
  const session = sessions.get(db) ?? openLockSession(db);
  if (session.held.has(impUid)) return false;
  session.held.add(impUid);
  const lock = refundLockOf(impUid);
  let mine = false;
  try {
    ({ mine } = await session.ask(sql<{ mine: boolean }>`select pg_try_advisory_lock(${lock}) as mine`));
    if (mine) await work();
    return mine;
  } finally {
    session.held.delete(impUid);
    if (session.held.size === 0) await session.close();
    // A lost connection has released its locks already.
    else if (mine) await session.ask(sql`select pg_advisory_unlock(${lock})`).catch(() => {});
  }
}

function openLockSession(db: Db): Session {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let ended: Promise<unknown> = Promise.resolve();
  const connection = new Promise<Db>((resolve, reject) => {
    ended = db
      .connection()
      .execute(async (own) => {
        resolve(own);
        await released;
        await sql`select pg_advisory_unlock_all()`.execute(own);
      })
      .catch(reject);
  });
  // A connection runs one statement at a time.
  let last: Promise<unknown> = connection;
  const session: Session = {
    held: new Set(),
    ask: async <Row>(query: RawBuilder<Row>) => {
      const answer = last.catch(() => {}).then(async () => (await query.execute(await connection)).rows[0]!);
      last = answer;
      return answer;
    },
    async close() {
      sessions.delete(db);
      release();
      await ended;
    },
  };
  sessions.set(db, session);
  return session;
}
