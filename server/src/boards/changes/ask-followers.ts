import { CHANGE_HOURS, eveningAfter, type ParticipantId } from '@mungchi/contract';
import type { BoardRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { notify } from '../../notifications/notify';
import { goodsChanged, toEach } from '../../notifications/seat-entries';
import { isChanged } from './change-rules';

type Asked = { ids: ParticipantId[]; until: Date };

/** A change of the goods is a new promise: whoever agreed to others is asked. Who and until when, or null when nobody is. */
export async function askFollowers(
  deps: Deps,
  tx: Tx,
  board: BoardRow,
  changes: string,
  at: Date,
): Promise<Asked | null> {
  const followers = await tx
    .selectFrom('seated')
    .select(['id', 'userId', 'agreed'])
    .where('boardId', '=', board.id)
    .where('role', '=', 'FOLLOWER')
    .execute();
  const asked = followers.filter(({ agreed }) => agreed !== null && isChanged(agreed, board));
  if (asked.length === 0) return null;
  const askedUntil = eveningAfter(at, CHANGE_HOURS);
  const ids = asked.map(({ id }) => id);
  await tx.updateTable('participants').set({ askedUntil }).where('id', 'in', ids).execute();
  const people = asked.map(({ userId }) => userId);
  await notify(deps, tx, toEach(people, goodsChanged(board, changes, at)));
  return { ids, until: askedUntil };
}
