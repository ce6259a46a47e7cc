import { HOUR_MS, type SanctionOrder, type UserId } from '@mungchi/contract';
import { assertTypedAgain } from '../../audit/typed-again';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { sanctionPerson } from '../../safety/sanction-person';
import { type Actor, assertNotOwn } from '../operator';

/** Whichever call it comes by. */
const BANS_PER_HOUR = 30;

/** A ban wants the nickname once more, and an operator gives only so many an hour. Returns the number of the sanction. */
export async function giveSanction(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  userId: UserId,
  { kind, days, confirm, reason }: SanctionOrder & { reason: string },
): Promise<number> {
  assertNotOwn(actor, [userId]);
  const person = await tx.selectFrom('users').select('nickname').where('id', '=', userId).executeTakeFirst();
  if (!person) throw new Refusal('USER_NOT_FOUND');
  if (kind === 'BANNED') {
    assertTypedAgain(person.nickname ?? '', confirm);
    await assertNotTooMany(deps, tx, actor);
  }
  return sanctionPerson(deps, tx, userId, { kind, days, reason }, actor.userId);
}

async function assertNotTooMany({ now }: Pick<Deps, 'now'>, tx: Tx, { userId }: Actor): Promise<void> {
  const { bans } = await tx
    .selectFrom('sanctions')
    .select((eb) => eb.fn.countAll<number>().as('bans'))
    .where('byId', '=', userId)
    .where('kind', '=', 'BANNED')
    .where('at', '>', new Date(now().getTime() - HOUR_MS))
    .executeTakeFirstOrThrow();
  if (bans >= BANS_PER_HOUR) throw new Refusal('RATE_LIMITED');
}
