import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { MasterKeys } from '../db/wrapped-secret';
import type { Logger } from '../log';
import { fillBoards } from './fill-boards';
import { fillGauges } from './fill-gauges';
import { fillInbox } from './fill-inbox';
import { fillLikes } from './fill-likes';
import { fillMoney } from './fill-money';
import { fillOperator } from './fill-operator';
import { fillPayouts } from './fill-payouts';
import { fillPeople } from './fill-people';
import { fillProducts } from './fill-products';
import { fillReviews } from './fill-reviews';
import { fillRooms } from './fill-rooms';
import { fillShares } from './fill-shares';
import { refreshDemo } from './refresh-demo';

const LOCK = 778_203;

/**
 * Creates the demo neighbourhood, once: users, products, group purchases in every stage, rooms with messages, payments and
 * reviews. All or nothing; nodes starting together are serialised. Later starts refresh it.
 */
export async function fillDemo(
  db: Db,
  now: Date,
  log: Pick<Logger, 'info'>,
  masterKeys: MasterKeys = [],
): Promise<void> {
  if (await isFilled(db)) {
    await refreshDemo(db, now);
    return;
  }
  await transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    if (await isFilled(tx)) return;
    const products = await fillProducts(tx, now);
    const people = await fillPeople(tx, now);
    const boards = await fillBoards(tx, people, products, now);
    await fillRooms(tx, boards, now);
    await fillMoney(tx, boards);
    await fillPayouts(tx, boards, now, masterKeys);
    await fillShares(tx, boards, now);
    await fillReviews(tx, boards, now);
    await fillLikes(tx, people, boards, now);
    await fillInbox(tx, boards, now);
    await fillGauges(tx, now);
    await fillOperator(tx, boards, now);
  });
  log.info('the demo neighbourhood is filled');
}

async function isFilled(db: Db | Tx): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('demo', '=', true).limit(1).executeTakeFirst()) !== undefined;
}
