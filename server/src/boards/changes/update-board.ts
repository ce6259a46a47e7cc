import { type BoardForm, type BoardId, exposureOf, seoulDay, type UserId } from '@mungchi/contract';
import { renameRoom } from '../../chat/open-room';
import type { BoardRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { holdPictures } from '../../media/own-pictures';
import { assertLeaderRoom } from '../../records/leader-room';
import { Refusal, refuseIf } from '../../refusal';
import { isVerified } from '../../users/check-rules';
import { lockPeople } from '../../users/lock-people';
import { callingUser } from '../../users/user-rows';
import { announceBoard } from '../announce-board';
import { editErrors } from '../board-form-rules';
import { decideEdit, isJoinable, openSeats, roomTitle } from '../board-rules';
import { closingNoticeGiven } from '../deadline-rules';
import { tellSooner } from '../finding/tell-new';
import { flagBoard } from '../flags/flag-board';
import { lockBoard } from '../lock-board';
import { type BoardGoods, columnsOf, goodsOfForm, placeOf } from '../resolve-form';
import { fillSeats } from '../seats/fill-seats';
import { refuseIfFirst } from '../seats/first-rights';
import { refuseVerifiedOnly } from '../seats/refuse-verified-only';
import { seatsAfter, seatsEditErrors } from '../seats/seat-rules';
import { seatsHeld } from '../seats/seats-held';
import { tellWaiters } from '../seats/tell-waiters';
import { firstUntilBy } from '../wishes/wish-rules';
import { keepEdit } from './keep-edit';
import { retellCalled } from './retell-called';

/** Edits it within the terms the members agreed to. A later deadline reopens an expired one. */
export async function updateBoard(deps: Deps, editorId: UserId, boardId: BoardId, form: BoardForm): Promise<void> {
  const before = await findBoard(deps, boardId);
  refuseIf(decideEdit(before, editorId, form, (await seatsHeld(deps.db, boardId)).leaderSeats));
  if (form.categoryId && form.categoryId !== before.categoryId) throw new Refusal('CATEGORY_FIXED');
  refuseFields(editErrors(form, before, deps.now()));

  // Both may call other services, so they run before the transaction; product and category cannot change in between.
  const goods: BoardGoods =
    before.productId === null ? await goodsOfForm(deps, editorId, form, before.categoryId, before.pictures) : before;
  const place = form.location === before.location ? before : await placeOf(deps, form.location);

  await transact(deps.db, async (tx) => {
    // The person before the purchase, as everybody locks them.
    if (deps.config.leaderStartWon > 0) await lockPeople(tx, [editorId]);
    const board = await lockBoard(tx, boardId);
    const held = await seatsHeld(tx, boardId);
    refuseIf(decideEdit(board, editorId, form, held.leaderSeats));
    const seats = seatsAfter(form, board, held);
    refuseFields(seatsEditErrors(seats, held));
    const asked = { price: form.price, totalUser: form.totalUser, seats: seats.mySeats };
    if (exposureOf([asked]) > exposureOf([{ ...board, seats: held.leaderSeats }]))
      await assertLeaderRoom(deps, tx, editorId, asked, boardId);
    const at = deps.now();
    const verifiedOnly = form.verifiedOnly ?? board.verifiedOnly;
    const { checkedOn } = await callingUser(tx, editorId);
    const isChecked = isVerified(checkedOn, seoulDay(at));
    refuseVerifiedOnly(board.verifiedOnly, verifiedOnly, { isVerified: isChecked, followers: held.followerSeats });
    if (board.productId === null) await holdPictures(tx, form.images);
    // Fewer open seats than before, by the leader's own or by fewer in all.
    const fewer = openSeats(board) - (seats.totalUser - held.followerSeats - seats.mySeats);
    if (fewer > 0) await refuseIfFirst(tx, board, editorId, fewer, at);
    const edited = await tx
      .updateTable('boards')
      .set({
        ...columnsOf(form, goods),
        latitude: place.latitude,
        longitude: place.longitude,
        maxSeats: seats.maxSeats,
        verifiedOnly,
        memberCount: held.followerSeats + seats.mySeats,
        ...(form.deadline !== board.deadline && { closingNoticedFor: closingNoticeGiven(form.deadline, at) }),
        firstUntil: firstUntilBy(board.firstUntil, form.deadline),
        updatedAt: at,
      })
      .where('id', '=', boardId)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (edited.deadline !== board.deadline) await deps.clocks.book(tx, 'boards.clock', boardId);
    if (edited.firstUntil && edited.firstUntil < board.firstUntil!)
      await tellSooner(deps, tx, boardId, edited.firstUntil);
    await retellCalled(deps, tx, board, edited, at);
    if (seats.mySeats !== held.leaderSeats) await setLeaderSeats(tx, boardId, seats.mySeats);
    await renameRoom(tx, boardId, roomTitle(goods.name, form.quantity));
    if (held.followerSeats > 0) await keepEdit(deps, tx, board, edited, at);
    await flagBoard(tx, edited, at, board);
    if (!isJoinable(board, at)) await tellWaiters(deps, tx, edited, at);
    if (edited.memberCount === edited.totalUser) await fillSeats(deps, tx, edited, at, editorId);
    else announceBoard(deps, tx, edited);
    const hasMoved = edited.latitude !== board.latitude || edited.longitude !== board.longitude;
    if (hasMoved) announceBoard(deps, tx, { ...edited, latitude: board.latitude, longitude: board.longitude });
  });
}

function refuseFields(errors: Record<string, string> | null): void {
  if (errors && Object.keys(errors).length > 0) throw new Refusal('INVALID_FIELDS', errors);
}

async function setLeaderSeats(tx: Tx, boardId: BoardId, seats: number): Promise<void> {
  const leader = tx.updateTable('participants').set({ seats }).where('boardId', '=', boardId);
  await leader.where('role', '=', 'LEADER').execute();
}

async function findBoard({ db }: Deps, boardId: BoardId): Promise<BoardRow> {
  const board = await db
    .selectFrom('boards')
    .selectAll()
    .where('id', '=', boardId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!board) throw new Refusal('BOARD_NOT_FOUND');
  return board;
}
