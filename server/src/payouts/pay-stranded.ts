import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { lockRoom } from '../boards/lock-board';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { hasOpenPayout } from './has-open-payout';
import { ledBoards } from './led-boards';
import { lockPerson } from './lock-person';
import { payAgain } from './pay-again';

const AT_ONCE = 100;

/** Money of leaders who left and that nobody has been asked to send: a release before let it lie. */
export async function payStranded(deps: Deps): Promise<void> {
  const { rows } = await sql<{ userId: UserId }>`
    select u.id as user_id from users u
    where u.left_at is not null
      and not exists (select from payouts o where o.user_id = u.id and o.state = 'REQUESTED')
      and exists (
        select from boards b join ledger_entries e on e.board_id = b.id and e.account = 'LEADER'
        where b.leader_id = u.id group by b.id having sum(e.amount) > 0)
    order by u.id limit ${AT_ONCE}`.execute(deps.db);
  for (const { userId } of rows) {
    await transact(deps.db, async (tx) => {
      await lockPerson(tx, userId);
      if (await hasOpenPayout(tx, userId)) return;
      for (const { boardId } of await ledBoards(deps, tx, userId, deps.now())) await lockRoom(tx, boardId);
      await payAgain(deps, tx, userId, null);
    }).catch((err: unknown) => deps.log.error({ err, userId }, 'money of somebody who left lies still'));
  }
}
