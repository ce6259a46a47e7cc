import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { liftSanctionsIn } from '../../safety/sanction-person';
import { act, assertNotOwn, type Operator } from '../operator';

/** Lifts all sanctions in force against the user that this one is of. */
export async function liftSanction(deps: Deps, operator: Operator, sanctionId: number, reason: string): Promise<void> {
  await act(deps, operator, async (tx, note) => {
    const found = await tx.selectFrom('sanctions').selectAll().where('id', '=', sanctionId).executeTakeFirst();
    if (!found) throw new Refusal('NOT_FOUND');
    const { userId, kind } = found;
    assertNotOwn(operator, [userId]);
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const now = await tx.selectFrom('sanctions').select('liftedAt').where('id', '=', sanctionId).executeTakeFirst();
    if (now?.liftedAt || kind === 'WARNED') throw new Refusal('ALREADY_DECIDED');
    await liftSanctionsIn(deps, tx, userId);
    const target = `person ${userId}`;
    await note({ what: 'sanction.lift', target, before: { sanctionId, kind }, after: { lifted: true }, reason });
  });
}
