import { sql } from 'kysely';
import { withdraw } from '../../accounts/withdraw';
import type { Deps } from '../../deps';
import { endPayout } from '../../payouts/end-payout';
import { settleRoom } from './settle-room';
import { findUnsettled } from './unsettled';

const WHY = '연습 결제로 모은 돈은 지급하지 않아요.';

export type Settled = { people: number; rooms: number; payouts: number; won: number };

/**
 * Puts an end to everything that was tried here, so that real money finds none of it: payouts, then purchases, then the invented
 * people. Each step is one transaction, and what is done is not found again: run it again after it was interrupted.
 */
export async function settleSandbox(deps: Deps): Promise<Settled> {
  const { people, rooms, payouts } = await findUnsettled(deps.db);
  for (const id of payouts) await endPayout(deps, id, { state: 'FAILED', why: WHY });
  let won = 0;
  for (const id of rooms) won += await settleRoom(deps, id);
  for (const id of people) await withdraw(deps, id, { waive: true });
  await forgetFigures(deps);
  return { people: people.length, rooms: rooms.length, payouts: payouts.length, won };
}

/** Days before the first real money were counted from the sandbox's, or invented. */
async function forgetFigures({ db }: Deps): Promise<void> {
  await sql`
    delete from daily_figures where day < coalesce(
      (select min(at at time zone 'Asia/Seoul')::date from ledger_sets where provider = 'PORTONE'), 'infinity')`.execute(
    db,
  );
}
