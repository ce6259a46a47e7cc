import Fastify from 'fastify';
import type pg from 'pg';
import { SHARE } from './world';

type Call = { Params: { id: string }; Headers: { 'x-user': string }; Body: { impUid?: string } | undefined };

/**
 * The reference: the rows that a join or a payment cannot do without, by hand-written SQL under the same lock. No session, no
 * checks of the request, no messages, no events, nothing read back.
 */
export function bareApp(pool: pg.Pool) {
  const app = Fastify();
  app.post<Call>('/api/group-boards/:id/join', async ({ params, headers }) => {
    await inTransaction(pool, (client) => join(client, Number(params.id), Number(headers['x-user'])));
    return { ok: true };
  });
  app.post<Call>('/api/chat/rooms/:id/pay', async ({ params, headers, body }) => {
    await inTransaction(pool, (client) =>
      pay(client, Number(params.id), Number(headers['x-user']), body?.impUid ?? ''),
    );
    return { ok: true };
  });
  return app;
}

async function join(client: pg.PoolClient, board: number, user: number): Promise<void> {
  const { rows } = await client.query('select member_count, total_user from boards where id = $1 for no key update', [
    board,
  ]);
  const members = rows[0].member_count + 1;
  if (members > rows[0].total_user) throw new Error('full');
  await client.query(`insert into participants (board_id, user_id, role) values ($1, $2, 'FOLLOWER')`, [board, user]);
  const stage = members === rows[0].total_user ? 'RECRUITED' : 'RECRUITING';
  await client.query('update boards set member_count = $2, stage = $3 where id = $1', [board, members, stage]);
}

async function pay(client: pg.PoolClient, board: number, user: number, impUid: string): Promise<void> {
  await client.query('select 1 from boards where id = $1 for no key update', [board]);
  const { rows } = await client.query(
    'update participants set paid_at = now() where board_id = $1 and user_id = $2 and paid_at is null returning id',
    [board, user],
  );
  await client.query(
    `update orders set status = 'PAID', imp_uid = $2, provider = 'SANDBOX', paid_at = now() where participant_id = $1 and status = 'PENDING'`,
    [rows[0].id, impUid],
  );
  const set = await client.query(
    `insert into ledger_sets (kind, imp_uid, board_id, participant_id, at, provider) values ('PAYMENT', $1, $2, $3, now(), 'SANDBOX')
     returning id`,
    [impUid, board, rows[0].id],
  );
  await client.query(
    `insert into ledger_entries (set_id, board_id, account, amount) values ($1, $2, 'OUTSIDE', $3), ($1, $2, 'HOLDING', $4)`,
    [set.rows[0].id, board, -SHARE, SHARE],
  );
  await client.query(
    `update boards set stage = 'PAYING' where id = $1
     and not exists (select from participants where board_id = $1 and role = 'FOLLOWER' and paid_at is null)`,
    [board],
  );
}

async function inTransaction(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
