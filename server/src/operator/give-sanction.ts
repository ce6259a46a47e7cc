import type { SanctionOrder, UserId } from '@mungchi/contract';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { sanctionPersonIn } from '../safety/sanction-person';
import { assertNotOwn, assertTypedAgain, type Operator } from './operator';

/** A ban wants the nickname once more. Returns the number of the sanction. */
export async function giveSanction(
  deps: Deps,
  tx: Tx,
  operator: Operator,
  userId: UserId,
  { kind, days, confirm, reason }: SanctionOrder & { reason: string },
): Promise<number> {
  assertNotOwn(operator, [userId]);
  const person = await tx.selectFrom('users').select('nickname').where('id', '=', userId).executeTakeFirst();
  if (!person) throw new Refusal('USER_NOT_FOUND');
  if (kind === 'BANNED') assertTypedAgain(person.nickname ?? '', confirm);
  return sanctionPersonIn(deps, tx, userId, { kind, days, reason }, operator.userId);
}
