import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { answerOnce } from '../../safety/answer';
import { liftSanctions } from '../../safety/sanction-person';
import { type Actor, act, assertNotOwn, type Operator } from '../operator';

export async function answerInquiry(deps: Deps, operator: Operator, id: number, answer: string): Promise<void> {
  await act(deps, operator, async (tx, note) => {
    const inquiry = await tx.selectFrom('inquiries').select('userId').where('id', '=', id).executeTakeFirst();
    if (!inquiry) throw new Refusal('NOT_FOUND');
    assertNotOwn(operator, [inquiry.userId]);
    await answerOnce(deps, tx, 'inquiry', { id, answer, by: operator.userId });
    await note({ what: 'inquiry.answer', target: `inquiry ${id}`, after: { answered: true, person: inquiry.userId } });
  });
}

/** Refused to the operator who imposed the sanction, and to the person who appeals. */
export async function answerAppeal(
  deps: Deps,
  actor: Actor,
  id: number,
  { answer, lift }: { answer: string; lift: boolean },
): Promise<void> {
  await act(deps, actor, async (tx, note) => {
    const appeal = await tx.selectFrom('appeals').select('userId').where('id', '=', id).executeTakeFirst();
    if (!appeal) throw new Refusal('NOT_FOUND');
    const { userId } = appeal;
    const holding = tx.selectFrom('sanctions').select(['id', 'byId']).where('userId', '=', userId);
    const sanctions = await holding.where('liftedAt', 'is', null).where('kind', '<>', 'WARNED').execute();
    assertNotOwn(actor, [userId, ...sanctions.map(({ byId }) => byId)]);
    await answerOnce(deps, tx, 'appeal', { id, answer, by: actor.userId });
    if (lift) await liftSanctions(deps, tx, userId);
    const before = { person: userId, sanctions: sanctions.map((each) => each.id) };
    await note({ what: 'appeal.answer', target: `appeal ${id}`, before, after: { answered: true, lift } });
  });
}
