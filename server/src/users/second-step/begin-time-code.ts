import { randomBytes } from 'node:crypto';
import type { OperatorKey, UserId } from '@mungchi/contract';
import { logAct } from '../../audit/log-act';
import { lockWriter } from '../../db/lock-writer';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { codeSecrets } from './code-secrets';
import { base32, otpauthUri } from './time-code-rules';

/** As long as the hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const ISSUER = '뭉치';

/** A new key, shown once. It counts from the first right code on; one that counts is only taken away on the machine. */
export async function beginTimeCode(
  deps: Deps,
  { userId, requestId }: { userId: UserId; requestId: string },
): Promise<OperatorKey> {
  return transact(deps.db, async (tx) => {
    const person = await lockWriter(tx, userId);
    if (person.demo) throw new Refusal('BAD_REQUEST');
    const known = tx.selectFrom('operatorCodes').select('provenAt').where('userId', '=', userId);
    if ((await known.executeTakeFirst())?.provenAt) throw new Refusal('TIME_CODE_SET');
    const bytes = randomBytes(SECRET_BYTES);
    const secret = (await codeSecrets(deps, tx)).seal(bytes);
    await tx
      .insertInto('operatorCodes')
      .values({ userId, secret, createdAt: deps.now() })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ secret, createdAt: deps.now() }))
      .execute();
    await logAct(tx, { at: deps.now(), byId: userId, requestId, what: 'code.begin', target: `person ${userId}` });
    const key = base32(bytes);
    return { key, uri: otpauthUri(key, { issuer: ISSUER, account: person.email }) };
  });
}
