import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from './migrate';
import { emptyDatabase, type TestDatabase } from './test-database';

const PROVIDER = '0340_money_provider.sql';
const older = readdirSync(path.resolve(import.meta.dirname, '../../migrations')).filter((name) => name < PROVIDER);

let database: TestDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());

const rows = async (statement: string) => (await database.pool.query(statement)).rows;

/** As the release before writes them: a purchase of the sandbox's (1), a real one (2), one with both (3). */
const movement = (id: number, kind: string, reference: string, board: number, from: string, to: string) => `
  begin;
  insert into ledger_sets (kind, reference, board_id, at) values ('${kind}', '${reference}', ${board}, now());
  insert into ledger_entries (set_id, board_id, account, amount) values (${id}, ${board}, '${from}', -1000), (${id}, ${board}, '${to}', 1000);
  commit;`;
const paid = (id: number, reference: string, board: number) =>
  movement(id, 'PAYMENT', reference, board, 'OUTSIDE', 'HOLDING');
const handedOver = (id: number, board: number) =>
  movement(id, 'HAND_OVER', `board ${board}`, board, 'HOLDING', 'LEADER');

const BEFORE = `
  insert into users (provider, provider_user_id, name, email, nickname, nickname_key, profile_url, signed_up_at)
    select 'kakao', n::text, '이웃', n || '@example.org', '이웃' || n, '이웃' || n, '/avatars/pink.webp', now()
    from generate_series(1, 4) n;
  insert into boards (leader_id, name, quantity, title, total_user, price, deadline, category_id, location, latitude,
      longitude, pictures, stage, member_count)
    select 1, '감귤', '10kg', '감귤', 3, 3000, '2026-10-31', 1, '제주시', 33.45, 126.57, '[]', 'PURCHASED', 3 from generate_series(1, 4);
  insert into participants (board_id, user_id, role, joined_at)
    select b.id, u.id, case when u.id = 1 then 'LEADER' else 'FOLLOWER' end, now() from boards b, users u;
  insert into sandbox_payments (imp_uid, merchant_uid, status, amount, reported_amount)
    select 'imp_s' || n, 'm_s' || n, 'paid', 1000, 1000 from unnest(array[1, 3, 4]) n;
  insert into orders (merchant_uid, board_id, participant_id, amount, status, imp_uid, created_at, check_at) values
    ('m_s1', 1, 2, 1000, 'PAID', 'imp_s1', now(), null),
    ('m_p1', 1, 3, 1000, 'PENDING', null, now(), now()),
    ('m_r2', 2, 6, 1000, 'PAID', 'imp_r2', now(), null),
    ('m_s3', 3, 10, 1000, 'PAID', 'imp_s3', now(), null),
    ('m_r3', 3, 11, 1000, 'PAID', 'imp_r3', now(), null);
  ${paid(1, 'imp_s1', 1)} ${handedOver(2, 1)}
  ${paid(3, 'imp_r2', 2)} ${handedOver(4, 2)}
  ${paid(5, 'imp_s3', 3)} ${paid(6, 'imp_r3', 3)} ${handedOver(7, 3)}
  ${movement(8, 'REFUND', 'imp_s3 cancel', 3, 'HOLDING', 'OUTSIDE')}
`;

test('what the sandbox took before is found, the rest is real; the books are append only as ever', async () => {
  await migrate(database.url, { only: new Set(older) });
  await database.pool.query(BEFORE);
  expect(await migrate(database.url)).toContain(PROVIDER);
  expect(await rows('select merchant_uid, provider from orders order by id')).toEqual([
    { merchant_uid: 'm_s1', provider: 'SANDBOX' },
    { merchant_uid: 'm_p1', provider: null },
    { merchant_uid: 'm_r2', provider: 'PORTONE' },
    { merchant_uid: 'm_s3', provider: 'SANDBOX' },
    { merchant_uid: 'm_r3', provider: 'PORTONE' },
  ]);
  expect(await rows(`select reference, provider from ledger_sets where provider = 'SANDBOX' order by id`)).toEqual([
    { reference: 'imp_s1', provider: 'SANDBOX' },
    { reference: 'board 1', provider: 'SANDBOX' },
    { reference: 'imp_s3', provider: 'SANDBOX' },
    { reference: 'imp_s3 cancel', provider: 'SANDBOX' },
  ]);
  await expect(database.pool.query(`update ledger_sets set provider = 'PORTONE'`)).rejects.toThrow('append only');
});

test('what the release before writes on the new schema is told apart as well', async () => {
  await database.pool.query(`
    insert into orders (merchant_uid, board_id, participant_id, amount, created_at) values ('m_s4', 4, 14, 1000, now());
    update orders set status = 'PAID', imp_uid = 'imp_s4' where merchant_uid = 'm_s4';
    insert into orders (merchant_uid, board_id, participant_id, amount, status, imp_uid, created_at)
      values ('m_r4', 2, 7, 1000, 'PAID', 'imp_r4', now());`);
  await database.pool.query(paid(9, 'imp_s4', 4));
  await database.pool.query(handedOver(10, 4));
  await database.pool.query(paid(11, 'imp_r4', 2));
  expect(await rows(`select provider from orders where merchant_uid in ('m_s4', 'm_r4') order by id`)).toEqual([
    { provider: 'SANDBOX' },
    { provider: 'PORTONE' },
  ]);
  expect(await rows('select provider from ledger_sets where id > 8 order by id')).toEqual([
    { provider: 'SANDBOX' },
    { provider: 'SANDBOX' },
    { provider: 'PORTONE' },
  ]);
});
