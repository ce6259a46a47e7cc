import type { BoardForm, BoardId, UserId } from '@mungchi/contract';
import { openRoom } from '../chat/open-room';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { holdPictures } from '../media/own-pictures';
import { Refusal } from '../refusal';
import { signedUpUser } from '../users/user-rows';
import { announceBoard } from './announce-board';
import { newBoardErrors } from './board-form-rules';
import { roomTitle } from './board-rules';
import { closingNoticeGiven } from './deadline-rules';
import { flagBoard } from './flags/flag-board';
import { columnsOf, goodsOfForm, goodsOfProduct, placeOf } from './resolve-form';
import { seatLeader } from './seats/take-seat';

/** Creates a group purchase and its chat room. The creator takes the first seats. */
export async function createBoard(deps: Deps, leaderId: UserId, form: BoardForm): Promise<BoardId> {
  const leader = await signedUpUser(deps.db, leaderId);
  // Where nobody can be asked whose a phone is, nobody would ever open anything.
  if (deps.config.legal.on && deps.phones && !leader.phoneVerifiedAt) throw new Refusal('PHONE_UNVERIFIED');
  const at = deps.now();
  const productId = form.productId ?? null;
  const errors = newBoardErrors(form, at);
  const { maxSeats = 1, mySeats = 1 } = form;
  if (errors) throw new Refusal('INVALID_FIELDS', errors);

  const goods =
    productId === null
      ? await goodsOfForm(deps, leaderId, form, form.categoryId!)
      : await goodsOfProduct(deps, productId);
  const { latitude, longitude } = await placeOf(deps, form.location);

  return transact(deps.db, async (tx) => {
    if (productId === null) await holdPictures(tx, form.images);
    const board = await tx
      .insertInto('boards')
      .values({
        ...columnsOf(form, goods),
        leaderId,
        maxSeats,
        memberCount: mySeats,
        productId,
        categoryId: goods.categoryId,
        latitude,
        longitude,
        closingNoticedFor: closingNoticeGiven(form.deadline, at),
        createdAt: at,
        updatedAt: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await seatLeader(deps, tx, leaderId, board.id, { seats: mySeats, at });
    await openRoom(deps, tx, { id: board.id, title: roomTitle(goods.name, form.quantity), at });
    await flagBoard(tx, board, at);
    await deps.jobs.add(tx, 'boards.tell-nearby', { boardId: board.id });
    announceBoard(deps, tx, board);
    return board.id;
  });
}
