import { DAY_MS, type SanctionKind, type UserId } from '@mungchi/contract';
import { audit } from '../audit/audit';
import type { Tx } from '../db/schema';
import { afterCommit } from '../db/transaction';
import type { Deps } from '../deps';
import { notify } from '../notifications/notify';
import { sanctioned } from '../notifications/safety-entries';
import { Refusal } from '../refusal';
import { forgetBanned, rememberBanned } from '../users/left-identity';
import { endSessionsIn } from '../users/session/end-sessions';
import { SANCTIONS_CHANNEL } from './sanctions';

export type WantedSanction = { kind: SanctionKind; days?: number | undefined; reason: string };

/**
 * On record, with the sessions that end; what becomes of a banned person's purchases is a job. `by`: the operator; null at the
 * terminal. Returns the number of the sanction.
 */
export async function sanctionPerson(
  deps: Deps,
  tx: Tx,
  userId: UserId,
  { kind, days = 0, reason }: WantedSanction,
  by: UserId | null,
): Promise<number> {
  await lockPerson(tx, userId);
  const at = deps.now();
  const until = kind === 'PAUSED' ? new Date(at.getTime() + days * DAY_MS) : null;
  const { id } = await tx
    .insertInto('sanctions')
    .values({ userId, kind, reason, until, at, byId: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (kind === 'BANNED') {
    await rememberBanned(deps, tx, userId, at);
    await endSessionsIn(deps, tx, userId, null);
    await deps.jobs.add(tx, 'safety.ban', { userId });
  }
  await notify(deps, tx, [{ userId, ...sanctioned({ id, kind, until }) }]);
  await noted(deps, tx, userId, kind);
  return id;
}

/** Ends everything that keeps the person; warnings stay on record. */
export async function liftSanctions(deps: Deps, tx: Tx, userId: UserId): Promise<void> {
  await lockPerson(tx, userId);
  await tx
    .updateTable('sanctions')
    .set({ liftedAt: deps.now() })
    .where('userId', '=', userId)
    .where('liftedAt', 'is', null)
    .where('kind', '<>', 'WARNED')
    .execute();
  await forgetBanned(deps, tx, userId);
  await noted(deps, tx, userId, 'lifted');
}

async function lockPerson(tx: Tx, userId: UserId): Promise<void> {
  const person = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('leftAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw new Refusal('USER_NOT_FOUND');
}

/** The audit's line commits with it; every node hears of it afterwards. */
async function noted(deps: Deps, tx: Tx, userId: UserId, what: string): Promise<void> {
  await audit(
    { ...deps, db: tx },
    { userId: null, action: 'sanction', object: `person ${userId} ${what}`, outcome: 'done' },
  );
  afterCommit(tx, () => deps.bus.publish(SANCTIONS_CHANNEL, [String(userId)]));
}
