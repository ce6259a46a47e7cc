import type { RefusalCode } from '@mungchi/contract';
import type { Deps } from '../deps';

/** What leaves a line. Numbers and codes only: names, e-mails, addresses and texts have no place in one. */
export type AuditLine = {
  /** Null when nobody is known, as for what the service does by itself. */
  userId: number | null;
  action: 'sign-in' | 'sign-up' | 'sign-out' | 'token-reuse' | 'pay' | 'cancel';
  /** What it was done to: `board 12`, `payment imp_1`. */
  object?: string | undefined;
  outcome: 'done' | 'fault' | RefusalCode;
  requestId?: string | undefined;
};

type Needed = Pick<Deps, 'db' | 'now' | 'log'>;

/** Writes one line, outside any transaction. What it is about never fails because of it: a line that cannot be stored is logged. */
export async function audit({ db, now, log }: Needed, line: AuditLine): Promise<void> {
  const { userId, action, object = null, outcome, requestId = null } = line;
  try {
    await db.insertInto('audit').values({ at: now(), userId, action, object, outcome, requestId }).execute();
  } catch (err) {
    log.error({ err, audit: { userId, action, object, outcome, requestId } }, 'audit line not stored');
  }
}
