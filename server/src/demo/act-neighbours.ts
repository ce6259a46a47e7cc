import type { BoardId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import { completePurchase } from '../payments/complete-purchase';
import { createOrder } from '../payments/create-order';
import { payShare } from '../payments/pay-share';
import { approve, CardPayment } from '../payments/sandbox/approve';

const MINUTE_MS = 60_000;
const PAYS_AFTER_MS = MINUTE_MS;
const BUYS_AFTER_MS = 10 * MINUTE_MS;

type Turn = { boardId: BoardId; userId: UserId };

/**
 * In a room with a real person the demo neighbours do their part, by the ordinary verbs: followers pay at the sandbox, a
 * leader buys. One visitor then sees the whole way.
 */
export async function actNeighbours(deps: Deps): Promise<void> {
  const { payments } = deps.config;
  if (!payments.sandbox || payments.portone) return;
  for (const turn of await payersDue(deps)) await unlessRefused(deps, turn, () => pay(deps, turn));
  for (const turn of await buyersDue(deps))
    await unlessRefused(deps, turn, () => completePurchase(deps, turn.userId, turn.boardId));
}

async function pay(deps: Deps, { userId, boardId }: Turn): Promise<void> {
  const { merchantUid, amount, name } = await createOrder(deps, userId, boardId);
  const card = { merchant_uid: merchantUid, amount, name, options: { webhook: 'never' } };
  const { imp_uid: impUid } = await approve(deps, CardPayment.parse(card));
  await payShare(deps, userId, boardId, impUid);
}

/** Somebody else may have come first; the next run looks again. */
async function unlessRefused({ log }: Deps, turn: Turn, act: () => Promise<unknown>): Promise<void> {
  await act().catch((err: unknown) => log.warn({ err, ...turn }, 'a demo neighbour could not act'));
}

async function payersDue({ db, now }: Deps): Promise<Turn[]> {
  const since = new Date(now().getTime() - PAYS_AFTER_MS);
  const { rows } = await sql<Turn>`
    select p.board_id, p.user_id from seated p join boards b on b.id = p.board_id
    where b.stage = 'RECRUITED' and b.deleted_at is null and b.updated_at <= ${since} and p.joined_at <= ${since}
      and p.role = 'FOLLOWER' and p.paid_at is null and p.handing_on_at is null and ${IS_ACTED} and ${HAS_VISITOR}
    order by p.id limit 50`.execute(db);
  return rows;
}

async function buyersDue({ db, now }: Deps): Promise<Turn[]> {
  const since = new Date(now().getTime() - BUYS_AFTER_MS);
  const { rows } = await sql<Turn>`
    select p.board_id, p.user_id from seated p join boards b on b.id = p.board_id
    where b.stage = 'PAYING' and b.deleted_at is null and b.updated_at <= ${since} and p.role = 'LEADER'
      and ${IS_ACTED} and ${HAS_VISITOR}
    order by p.id limit 50`.execute(db);
  return rows;
}

const SESSION = sql`select from refresh_tokens t where t.user_id = u.id`;
/** A demo neighbour whom no visitor is signed in as. */
const IS_ACTED = sql`exists (select from users u where u.id = p.user_id and u.demo and not exists (${SESSION}))`;
const HAS_VISITOR = sql`exists (
  select from seated o join users u on u.id = o.user_id
  where o.board_id = b.id and (not u.demo or exists (${SESSION})))`;
