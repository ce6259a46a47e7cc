import { createHmac } from 'node:crypto';
import { DAY_MS, type UserId } from '@mungchi/contract';
import type { Db, Tx } from '../db/schema';
import type { Deps } from '../deps';

const WAIT_DAYS = 7;

type Login = { provider: string; providerUserId: string };

/** Keyed: a plain hash of a short number is no secret. */
function macOf({ keys }: Pick<Deps, 'keys'>, { provider, providerUserId }: Login): string {
  return createHmac('sha256', keys.leftIdentity).update(`${provider} ${providerUserId}`).digest('base64url');
}

/** Every login of a person. */
async function macsOf(deps: Pick<Deps, 'keys'>, tx: Tx, userId: UserId): Promise<string[]> {
  const logins = await tx
    .selectFrom('identities')
    .select(['provider', 'providerUserId'])
    .where('userId', '=', userId)
    .execute();
  return logins.map((login) => macOf(deps, login));
}

export async function rememberLeft(deps: Pick<Deps, 'keys'>, tx: Tx, userId: UserId, at: Date): Promise<void> {
  const macs = await macsOf(deps, tx, userId);
  if (macs.length === 0) return;
  await tx
    .insertInto('leftIdentities')
    .values(macs.map((mac) => ({ mac, at })))
    .onConflict((conflict) => conflict.column('mac').doUpdateSet({ at }))
    .execute();
}

/** Whether this login left less than a week ago. */
export async function hasJustLeft(deps: Pick<Deps, 'keys' | 'now'> & { db: Db }, login: Login): Promise<boolean> {
  const row = await deps.db
    .selectFrom('leftIdentities')
    .select('at')
    .where('mac', '=', macOf(deps, login))
    .executeTakeFirst();
  return row !== undefined && deps.now().getTime() - row.at.getTime() < WAIT_DAYS * DAY_MS;
}

/** Kept beyond a withdrawal: who comes back with any of the logins is still banned. */
export async function rememberBanned(deps: Pick<Deps, 'keys'>, tx: Tx, userId: UserId, at: Date): Promise<void> {
  const macs = await macsOf(deps, tx, userId);
  if (macs.length === 0) return;
  await tx
    .insertInto('bannedIdentities')
    .values(macs.map((mac) => ({ mac, at })))
    .onConflict((conflict) => conflict.column('mac').doNothing())
    .execute();
}

export async function forgetBanned(deps: Pick<Deps, 'keys'>, tx: Tx, userId: UserId): Promise<void> {
  const macs = await macsOf(deps, tx, userId);
  if (macs.length > 0) await tx.deleteFrom('bannedIdentities').where('mac', 'in', macs).execute();
}

/** For a transaction that holds the person's lock, as a ban does. */
export async function isBannedIn(deps: Pick<Deps, 'keys'>, tx: Tx, userId: UserId): Promise<boolean> {
  const macs = await macsOf(deps, tx, userId);
  if (macs.length === 0) return false;
  const row = await tx.selectFrom('bannedIdentities').select('mac').where('mac', 'in', macs).executeTakeFirst();
  return row !== undefined;
}

/** Banned, and no longer here: whoever still has the account signs in to it and reads why. */
export async function leftBanned(deps: Pick<Deps, 'keys'> & { db: Db }, login: Login): Promise<boolean> {
  const here = await deps.db
    .selectFrom('identities')
    .select('userId')
    .where('provider', '=', login.provider)
    .where('providerUserId', '=', login.providerUserId)
    .executeTakeFirst();
  if (here) return false;
  const row = await deps.db
    .selectFrom('bannedIdentities')
    .select('mac')
    .where('mac', '=', macOf(deps, login))
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetLeft(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('leftIdentities').where('at', '<', before).execute();
}
