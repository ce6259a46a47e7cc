import type { RefusalCode, UserId } from '@mungchi/contract';
import type { Deps } from '../deps';

/** An audit entry. Ids and codes only: no names, e-mails, addresses or texts. */
export type AuditLine = {
  /** Null when there is no user, as for the service's own actions. */
  userId: UserId | null;
  action:
    | 'sign-in'
    | 'sign-up'
    | 'sign-out'
    | 'token-reuse'
    | 'pay'
    | 'cancel'
    | 'withdraw'
    | 'read-retained'
    | 'sanction'
    | 'link-login'
    | 'unlink-login'
    | 'payout-request'
    | 'payout-account';
  /** The target: `board 12`, `payment imp_1`. */
  object?: string | undefined;
  outcome: 'done' | 'fault' | RefusalCode;
  requestId?: string | undefined;
};

type Needed = Pick<Deps, 'db' | 'now' | 'log'>;

/** Writes one entry, outside any transaction. Never fails the audited action: an entry that cannot be stored is logged. */
export async function audit({ db, now, log }: Needed, line: AuditLine): Promise<void> {
  const { userId, action, object = null, outcome, requestId = null } = line;
  try {
    await db.insertInto('audit').values({ at: now(), userId, action, object, outcome, requestId }).execute();
  } catch (err) {
    log.error({ err, audit: { userId, action, object, outcome, requestId } }, 'audit line not stored');
  }
}
