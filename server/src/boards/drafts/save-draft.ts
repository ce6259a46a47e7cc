import type { Answer, Body, saveDraft as endpoint, UserId } from '@mungchi/contract';
import { lockWriter } from '../../db/lock-writer';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { assertOwnPictures, holdPictures } from '../../media/own-pictures';
import { Refusal } from '../../refusal';
import { signedUpUser } from '../../users/user-rows';
import { decideSave } from './draft-rules';

/** Keeps what a form holds so far. One that was posted or dropped meanwhile keeps nothing, and neither does its late echo. */
export async function saveDraft(
  deps: Deps,
  userId: UserId,
  draftId: string,
  { form, images, base }: Body<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  await signedUpUser(deps.db, userId);
  const shown = await picturesOf(deps.db, userId, draftId);
  const pictures = await assertOwnPictures(deps, userId, [...new Set(images)], shown);
  return transact(deps.db, async (tx) => {
    await lockWriter(tx, userId);
    const now = deps.now();
    if (await wasPosted(tx, userId, draftId)) return { updatedAt: now.toISOString() };
    const [known] = await tx.selectFrom('boardDrafts').selectAll().where('id', '=', draftId).execute();
    if (known && known.userId !== userId) throw new Refusal('DRAFT_NOT_FOUND');
    const { others } = await tx
      .selectFrom('boardDrafts')
      .select((eb) => eb.fn.countAll<number>().as('others'))
      .where('userId', '=', userId)
      .where('id', '<>', draftId)
      .executeTakeFirstOrThrow();
    const decided = decideSave(
      { known: known ?? null, others: Number(others), base: base ?? null, form, pictures },
      now,
    );
    if ('refused' in decided) throw new Refusal(decided.refused);
    const { at, changed } = decided;
    if (!changed) return { updatedAt: at.toISOString() };
    await holdPictures(tx, images);
    const row = { form: JSON.stringify(form), pictures: JSON.stringify(pictures), updatedAt: at };
    // Somebody else who saves under the same new number holds no lock that is waited for here.
    const kept = await tx
      .insertInto('boardDrafts')
      .values({ id: draftId, userId, ...row, createdAt: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('boardDrafts.userId', '=', userId))
      .returning('id')
      .executeTakeFirst();
    if (!kept) throw new Refusal('DRAFT_NOT_FOUND');
    return { updatedAt: at.toISOString() };
  });
}

async function wasPosted(tx: Tx, leaderId: UserId, draftId: string): Promise<boolean> {
  const posted = await tx
    .selectFrom('boards')
    .select('id')
    .where('leaderId', '=', leaderId)
    .where('draftId', '=', draftId)
    .executeTakeFirst();
  return posted !== undefined;
}

async function picturesOf(db: Deps['db'], userId: UserId, draftId: string): Promise<string[]> {
  const row = await db
    .selectFrom('boardDrafts')
    .select('pictures')
    .where('id', '=', draftId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.pictures.map(({ url }) => url) ?? [];
}
