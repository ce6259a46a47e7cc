import { wishNews } from '@mungchi/contract';
import type { WishRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import { afterCommit } from '../../db/transaction';
import type { Deps } from '../../deps';
import { type OpenedBoard, wishState } from './wish-rules';

/** A hint to open screens of it. */
export function announceWish(
  { live, now }: Pick<Deps, 'live' | 'now'>,
  tx: Tx,
  wish: WishRow,
  board: OpenedBoard | null,
): void {
  const state = wishState(wish, board, now());
  const { id, people } = wish;
  const boardId = state === 'OPENED' ? wish.boardId : null;
  afterCommit(tx, () => live.publish(wishNews, { wishId: id }, { id, people, state, boardId }));
}
