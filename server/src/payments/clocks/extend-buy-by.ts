import { type BuyDelay, dayWords, eveningAfter, type RoomId, type UserId } from '@mungchi/contract';
import { announceBoard } from '../../boards/announce-board';
import { lockRoomAs } from '../../boards/lock-board';
import { noteClock } from '../../boards/note-clock';
import { postSystemMessage } from '../../chat/append-in-transaction';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { refuseIf } from '../../refusal';
import { decideExtendBuy } from '../leader-rules';

const REASONS: Record<BuyDelay['reason'], string> = {
  SHIPPING: '배송이 늦어요',
  STOCK: '물건이 아직 없어요',
  PRICE: '가격을 확인하고 있어요',
  PERSONAL: '개인 사정이 있어요',
};

/** The leader buys later, once, with a reason everybody reads. The notices start anew. */
export async function extendBuyBy(
  deps: Deps,
  userId: UserId,
  roomId: RoomId,
  { days, reason }: BuyDelay,
): Promise<{ buyBy: string }> {
  return transact(deps.db, async (tx) => {
    const { board, me } = await lockRoomAs(tx, userId, roomId);
    const at = deps.now();
    refuseIf(decideExtendBuy(board, me.role, at));
    const from = Math.max(Number(board.buyBy), Number(at));
    const buyBy = eveningAfter(from, days * 24);
    const moved = { buyBy, buyNotices: 0, buyNoticedAt: null, buyExtendedAt: at };
    await noteClock(tx, roomId, moved);
    await deps.clocks.book(tx, 'payments.clock', roomId);
    const words = `리더가 구매 기한을 ${dayWords(buyBy)}까지 늘렸어요. 이유: ${REASONS[reason]}`;
    await postSystemMessage(deps, tx, roomId, board.stage, at, words, 'BUY_EXTENDED');
    announceBoard(deps, tx, { ...board, ...moved });
    return { buyBy: buyBy.toISOString() };
  });
}
