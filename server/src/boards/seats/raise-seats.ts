import type { RoomId, UserId } from '@mungchi/contract';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { seatsRaised } from '../../notifications/entries';
import { notify } from '../../notifications/notify';
import { Refusal } from '../../refusal';
import { signedUpUser } from '../../users/user-rows';
import { announceBoard } from '../announce-board';
import { lockRoomAs } from '../lock-board';
import { fillSeats } from './fill-seats';
import { refuseIfFirst } from './first-rights';
import { endSeatOffer } from './offer-seat';
import { decideRaise } from './seat-rules';
import { takeOpenSeats } from './take-open-seat';

/** A follower takes more seats, up to so many in all. The last one fills the purchase. */
export async function raiseSeats(deps: Deps, userId: UserId, roomId: RoomId, seats: number): Promise<void> {
  await transact(deps.db, async (tx) => {
    const { board, me } = await lockRoomAs(tx, userId, roomId);
    const at = deps.now();
    // Who takes more stays: one's own seats are not among those that are open.
    const staying = { ...board, handingOn: board.handingOn - (me.handingOnAt === null ? 0 : me.seats) };
    const refused = decideRaise(staying, me, seats, at);
    if (refused) throw new Refusal(refused.code, refused.fields);
    if (seats === me.seats) return;
    await refuseIfFirst(tx, staying, userId, seats - me.seats, at);
    const raised = await takeOpenSeats(deps, tx, await endSeatOffer(tx, board, me), seats - me.seats, at);
    const { memberCount, handingOn } = raised;
    await tx.updateTable('boards').set({ memberCount, handingOn, updatedAt: at }).where('id', '=', roomId).execute();
    await tx.updateTable('participants').set({ seats }).where('id', '=', me.id).execute();
    if (raised.memberCount === raised.totalUser) return fillSeats(deps, tx, raised, at, userId);
    announceBoard(deps, tx, raised);
    const { nickname } = await signedUpUser(tx, userId);
    await notify(deps, tx, [{ userId: board.leaderId, ...seatsRaised(raised, nickname, { id: me.id, seats }) }]);
  });
}
