import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '../../deps';
import type { ConsentRequest } from './consent-request';
import { Person } from './person';

const CODE_MS = 60_000;

export async function issueCode({ db, now }: Deps, consent: ConsentRequest, person: Person): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  await db
    .insertInto('builtinCodes')
    .values({
      codeHash: hashOf(code),
      provider: consent.provider,
      redirectUri: consent.redirectUri,
      codeChallenge: consent.codeChallenge,
      person: JSON.stringify(person),
      expiresAt: new Date(now().getTime() + CODE_MS),
    })
    .execute();
  return code;
}

export type Redemption = { provider: string; code: string; redirectUri: string; verifier: string | undefined };

/** Codes are single use: any attempt consumes the code, valid or not. */
export async function redeemCode({ db, now }: Deps, redemption: Redemption): Promise<Person | null> {
  const taken = await db
    .deleteFrom('builtinCodes')
    .where('codeHash', '=', hashOf(redemption.code))
    .returningAll()
    .executeTakeFirst();
  if (!taken || taken.expiresAt <= now()) return null;
  if (taken.provider !== redemption.provider || taken.redirectUri !== redemption.redirectUri) return null;
  if (taken.codeChallenge !== challengeOf(redemption.verifier)) return null;
  return Person.parse(taken.person);
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

function challengeOf(verifier: string | undefined): string | null {
  return verifier ? createHash('sha256').update(verifier).digest('base64url') : null;
}
