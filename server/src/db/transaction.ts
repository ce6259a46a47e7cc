import { isStalePlan } from './prepared';
import type { Db, Tx } from './schema';

const pending = new WeakMap<Tx, (() => unknown)[]>();

const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

/**
 * One verb, one transaction. It may be retried, after a deadlock or where a migration made a plan stale, so it must have no side
 * effects outside the database; announcements go into `afterCommit`.
 */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const hints: (() => unknown)[] = [];
    try {
      const result = await db.transaction().execute((tx) => {
        pending.set(tx, hints);
        return work(tx);
      });
      for (const hint of hints) hint();
      return result;
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      if (!(RETRIED.has(code) || isStalePlan(error)) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Runs after the commit is durable, in the order added, and never after a rollback. Must not throw. */
export function afterCommit(tx: Tx, hint: () => unknown): void {
  const hints = pending.get(tx);
  if (!hints) throw new Error('afterCommit wants a transaction opened by transact()');
  hints.push(hint);
}
