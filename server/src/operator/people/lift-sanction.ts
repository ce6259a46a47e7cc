import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { liftSanctions } from '../../safety/sanction-person';
import { type Actor, act, assertNotOwn } from '../operator';

/** Lifts all sanctions in force against the user that this one is of. */
export async function liftSanction(deps: Deps, actor: Actor, sanctionId: number, reason: string): Promise<void> {
  await act(deps, actor, async (tx, note) => {
    const found = await tx.selectFrom('sanctions').selectAll().where('id', '=', sanctionId).executeTakeFirst();
    if (!found) throw new Refusal('NOT_FOUND');
    const { userId, kind } = found;
    assertNotOwn(actor, [userId]);
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const now = await tx.selectFrom('sanctions').select('liftedAt').where('id', '=', sanctionId).executeTakeFirst();
    if (now?.liftedAt || kind === 'WARNED') throw new Refusal('ALREADY_DECIDED');
    await liftSanctions(deps, tx, userId);
    const target = `person ${userId}`;
    await note({ what: 'sanction.lift', target, before: { sanctionId, kind }, after: { lifted: true }, reason });
  });
}
