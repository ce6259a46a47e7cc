import { firstCharacters } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../../deps';
import type { Identity } from './provider';

/** Finds the user of an identity or creates one at the first sign-in. Values no longer shared are kept; an e-mail that is no longer verified is removed. */
export async function rememberPerson({ db, now }: Deps, identity: Identity) {
  const name = firstCharacters(clean(identity.name), 40);
  const email = identity.email === null ? null : clean(identity.email).slice(0, 320);
  const { id, signedUpAt } = await db
    .insertInto('users')
    .values({
      provider: identity.provider,
      providerUserId: identity.providerUserId,
      name,
      email: email ?? '',
      createdAt: now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'providerUserId']).doUpdateSet({
        name: sql`coalesce(nullif(excluded.name, ''), users.name)`,
        ...(email !== null && { email }),
      }),
    )
    .returning(['id', 'signedUpAt'])
    .executeTakeFirstOrThrow();
  return { userId: id, signedUp: signedUpAt !== null };
}

function clean(text: string): string {
  return text.replaceAll('\u0000', '').trim();
}
