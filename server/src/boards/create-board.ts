import { type BoardId, type NewBoard, seoulDay, type UserId } from '@mungchi/contract';
import { openRoom } from '../chat/open-room';
import { lockWriter } from '../db/lock-writer';
import { PREPARED } from '../db/prepared';
import type { Db, Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { holdPictures } from '../media/own-pictures';
import { assertLeaderRoom } from '../records/leader-room';
import { Refusal } from '../refusal';
import { isVerified } from '../users/check-rules';
import { signedUpUser } from '../users/user-rows';
import { againSource, passOn } from './again/open-again';
import { announceBoard } from './announce-board';
import { newBoardErrors } from './board-form-rules';
import { roomTitle } from './board-rules';
import { closingNoticeGiven } from './deadline-rules';
import { dropDraft } from './drafts/drop-draft';
import { flagBoard } from './flags/flag-board';
import { columnsOf, goodsOfForm, goodsOfProduct, placeOf } from './resolve-form';
import { refuseVerifiedOnly } from './seats/refuse-verified-only';
import { seatLeader } from './seats/take-seat';
import { lockToOpen, openFromWish } from './wishes/open-from-wish';

/** Creates a group purchase and its chat room. The creator takes the first seats. */
export async function createBoard(deps: Deps, leaderId: UserId, form: NewBoard): Promise<BoardId> {
  const leader = await signedUpUser(deps.db, leaderId);
  // Where nobody can be asked whose a phone is, nobody would ever open anything.
  if (deps.config.legal.on && deps.phones && !leader.phoneVerifiedAt) throw new Refusal('PHONE_UNVERIFIED');
  const posted = await postedFrom(deps.db, leaderId, form.draftId);
  if (posted !== null) return posted;
  const at = deps.now();
  const productId = form.productId ?? null;
  const errors = newBoardErrors(form, at);
  const { maxSeats = 1, mySeats = 1 } = form;
  if (errors) throw new Refusal('INVALID_FIELDS', errors);
  const { verifiedOnly = false } = form;
  refuseVerifiedOnly(false, verifiedOnly, { isVerified: isVerified(leader.checkedOn, seoulDay(at)), followers: 0 });

  const source = await againSource(deps.db, leaderId, form.again);
  const goods =
    productId === null
      ? await goodsOfForm(deps, leaderId, form, form.categoryId!, source?.pictures)
      : await goodsOfProduct(deps, productId);
  const { latitude, longitude } = await placeOf(deps, form.location);

  return transact(deps.db, async (tx) => {
    await lockWriter(tx, leaderId);
    if (form.draftId !== undefined) {
      const first = await postedFrom(tx, leaderId, form.draftId);
      if (first !== null) return first;
      await releaseDraft(tx, leaderId, form.draftId);
    }
    const opening = { name: goods.name, place: { latitude, longitude } };
    const wish = form.wishId ? await lockToOpen(deps, tx, form.wishId, opening) : null;
    if (deps.config.leaderStartWon > 0)
      await assertLeaderRoom(deps, tx, leaderId, { price: form.price, totalUser: form.totalUser, seats: mySeats });
    if (productId === null) await holdPictures(tx, form.images);
    const board = await tx
      .insertInto('boards')
      .values({
        ...columnsOf(form, goods),
        leaderId,
        maxSeats,
        verifiedOnly,
        memberCount: mySeats,
        productId,
        categoryId: goods.categoryId,
        latitude,
        longitude,
        draftId: form.draftId ?? null,
        againOf: source?.id ?? null,
        closingNoticedFor: closingNoticeGiven(form.deadline, at),
        createdAt: at,
        updatedAt: at,
      })
      .returningAll()
      .modifyEnd(PREPARED)
      .executeTakeFirstOrThrow();
    await seatLeader(deps, tx, leaderId, board.id, { seats: mySeats, at });
    await openRoom(deps, tx, { id: board.id, title: roomTitle(goods.name, form.quantity), at });
    await flagBoard(tx, board, at);
    if (wish) await openFromWish(deps, tx, wish, board, at);
    if (source) await passOn(deps, tx, leaderId, source.id, board.id, { tell: form.tell ?? false, at });
    await deps.jobs.add(tx, 'boards.tell-new', { boardId: board.id });
    await deps.clocks.book(tx, 'boards.clock', board.id);
    announceBoard(deps, tx, board);
    return board.id;
  });
}

/** What this draft has become: two devices, a double press and a lost answer post once. */
async function postedFrom(db: Db, leaderId: UserId, draftId: string | undefined): Promise<BoardId | null> {
  if (draftId === undefined) return null;
  const board = await db
    .selectFrom('boards')
    .select('id')
    .where('leaderId', '=', leaderId)
    .where('draftId', '=', draftId)
    .where('stage', '<>', 'CANCELLED')
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return board?.id ?? null;
}

/** It becomes a purchase now. One that it became before was deleted or cancelled: whoever posts it again wants a new one. */
async function releaseDraft(tx: Tx, leaderId: UserId, draftId: string): Promise<void> {
  await dropDraft(tx, leaderId, draftId);
  const before = tx.updateTable('boards').set({ draftId: null }).where('leaderId', '=', leaderId);
  await before.where('draftId', '=', draftId).execute();
}
