import { createHash, randomBytes } from 'node:crypto';
import type { SetupProvider, UserId } from '@mungchi/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '../config';
import type { Db } from '../db/schema';
import { isSecure } from '../http/origin';
import { Refusal } from '../refusal';

/** What the product knows of a setup under way; null where there is none, which is for ever after it. */
export type SetupSession = {
  isVisitor(request: FastifyRequest): Promise<boolean>;
  /** Somebody signed in with a provider: it works, and they may become the operator. */
  signedIn(provider: SetupProvider, userId: UserId): Promise<void>;
  /** Starts the service anew, with what is stored by now. */
  restart(): void;
};

const SETUP_COOKIE = 'setup';

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
const secret = () => randomBytes(24).toString('base64url');

type SetupStage = 'NEW' | 'BEGUN' | 'DONE';

/** A database in which nobody signed up is new; one in which somebody did, without a setup, was set up by hand. */
export async function setupStage(db: Db): Promise<SetupStage> {
  const { rows } = await sql<{ made: string | null; users: string | null }>`
    select to_regclass('public.setup')::text as made, to_regclass('public.users')::text as users`.execute(db);
  if (rows[0]?.made) {
    const row = await db.selectFrom('setup').select(['doneAt', 'visitorHash']).executeTakeFirst();
    if (row?.doneAt) return 'DONE';
    // An address that nobody opened is no beginning: who sets the environment instead starts as ever.
    if (row?.visitorHash) return 'BEGUN';
  }
  if (!rows[0]?.users) return 'NEW';
  const somebody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return somebody ? 'DONE' : 'NEW';
}

/** The key of a new one-time address; the one of the start before opens nothing any more. */
export async function newSetupKey(db: Db, now: Date): Promise<string> {
  const key = secret();
  await db
    .insertInto('setup')
    .values({ begunAt: now, keyHash: hashOf(key) })
    .onConflict((conflict) => conflict.column('one').doUpdateSet({ keyHash: hashOf(key) }))
    .execute();
  return key;
}

/** Once: whoever else has the address comes too late. */
export async function openWithKey(db: Db, key: string): Promise<string> {
  const visitor = secret();
  const { numUpdatedRows } = await db
    .updateTable('setup')
    .set({ keyHash: null, visitorHash: hashOf(visitor) })
    .where('keyHash', '=', hashOf(key))
    .where('doneAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('SETUP_TAKEN');
  return visitor;
}

export async function isSetupVisitor(db: Db, request: FastifyRequest): Promise<boolean> {
  const given = request.cookies[SETUP_COOKIE];
  if (!given) return false;
  const row = await db.selectFrom('setup').select('visitorHash').where('doneAt', 'is', null).executeTakeFirst();
  return row?.visitorHash === hashOf(given);
}

export function setSetupCookie(config: Config, request: FastifyRequest, reply: FastifyReply, value: string): void {
  // Lax: the way back from a provider carries it, a form of another site does not.
  reply.setCookie(SETUP_COOKIE, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config, request),
    maxAge: 7 * 86_400,
  });
}

export async function rememberSignIn(db: Db, provider: SetupProvider, userId: UserId): Promise<void> {
  await db
    .updateTable('setup')
    .set({
      personId: userId,
      tried: sql`array(select distinct unnest(tried || ${provider}::text))`,
    })
    .where('doneAt', 'is', null)
    .execute();
}
