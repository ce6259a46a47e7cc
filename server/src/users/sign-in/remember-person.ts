import { cleanText, firstCharacters, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import type { Identity } from './provider';

type Remembered = { userId: UserId; signedUp: boolean };

/** Finds the user of an identity or creates one at the first sign-in. */
export async function rememberPerson(deps: Deps, identity: Identity): Promise<Remembered> {
  const linked = await linkedPerson(deps, identity);
  if (linked) return linked;
  try {
    return await firstLogin(deps, identity);
  } catch (error) {
    // Linked to somebody by another tab since it was looked for.
    const since = isTaken(error) ? await linkedPerson(deps, identity) : null;
    if (since) return since;
    throw error;
  }
}

/** The person a second login was linked to: it opens the account and changes nothing in it. */
async function linkedPerson({ db }: Deps, { provider, providerUserId }: Identity): Promise<Remembered | null> {
  const row = await db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.userId')
    .select(['users.id', 'users.signedUpAt'])
    .where('identities.provider', '=', provider)
    .where('identities.providerUserId', '=', providerUserId)
    .where((eb) => eb.not(eb('users.provider', '=', provider).and('users.providerUserId', '=', providerUserId)))
    .executeTakeFirst();
  return row ? { userId: row.id, signedUp: row.signedUpAt !== null } : null;
}

/** Values no longer shared are kept; an e-mail that is no longer verified is removed. Whoever is new gets the login as their first. */
function firstLogin({ db, now }: Deps, identity: Identity): Promise<Remembered> {
  const name = firstCharacters(clean(identity.name), 40);
  const email = identity.email === null ? null : clean(identity.email).slice(0, 320);
  const { provider, providerUserId } = identity;
  const at = now();
  return transact(db, async (tx) => {
    const { id, signedUpAt, isNew } = await tx
      .insertInto('users')
      .values({ provider, providerUserId, name, email: email ?? '', createdAt: at })
      .onConflict((conflict) =>
        conflict.columns(['provider', 'providerUserId']).doUpdateSet({
          name: sql`coalesce(nullif(excluded.name, ''), users.name)`,
          ...(email !== null && { email }),
        }),
      )
      .returning(['id', 'signedUpAt', sql<boolean>`xmax = 0`.as('isNew')])
      .executeTakeFirstOrThrow();
    if (isNew)
      await tx.insertInto('identities').values({ provider, providerUserId, userId: id, linkedAt: at }).execute();
    return { userId: id, signedUp: signedUpAt !== null };
  });
}

function isTaken(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'identities_pkey';
}

function clean(text: string): string {
  return cleanText(text.replaceAll('\u0000', '')).replaceAll(/\s+/g, ' ');
}
