import { STAGE_LABELS } from '@mungchi/contract';
import { advanceStage } from '../boards/advance-stage';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { announceRoom } from './announce-room';
import { assertNot, lockRoom } from './lock-room';
import { refusePurchase } from './trade-rules';

/** The leader has bought. */
export async function completePurchase(deps: Deps, userId: number, roomId: number) {
  return transact(deps.db, async (tx) => {
    const { board, me } = await lockRoom(tx, roomId, userId);
    assertNot(refusePurchase(board.stage, me.role));
    const { stage } = await advanceStage(deps, tx, board, 'purchased', deps.now());
    await announceRoom(deps, tx, roomId);
    return { stage, status: STAGE_LABELS[stage] };
  });
}
