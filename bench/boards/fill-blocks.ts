import type pg from 'pg';

/** Neither has blocked nor reported anything, nor is blocked. */
export const READER = 1;
export const READER_WITH_BLOCKS = 2;
const BLOCKS = 100_000;
const REPORTS = 20_000;
const OWN = 20;

/** Blocks and reports of everybody else, and of one reader against leaders nearby. */
export async function fillBlocks(pool: pg.Pool): Promise<string> {
  const { rows: people } = await pool.query('select max(id)::int - 2 as others from users');
  const { others } = people[0];
  await pool.query(
    `insert into blocks (blocker_id, blocked_id, created_at)
    select 3 + n % $2, 3 + (n * 7919 + n / 977) % $2, now() from generate_series(1::bigint, $1) n
    where n % $2 <> (n * 7919 + n / 977) % $2
    on conflict do nothing`,
    [BLOCKS, others],
  );
  await pool.query(
    `insert into blocks (blocker_id, blocked_id, created_at)
    select $1, leader_id, now() from (
      select distinct leader_id from boards where leader_id > $1
        and latitude between 37.54 and 37.549 and longitude between 127.05 and 127.061) near
    order by leader_id limit $2`,
    [READER_WITH_BLOCKS, OWN],
  );
  await pool.query(
    `insert into reports (reporter_id, target_kind, target_id, target_user_id, board_id, reason, snapshot, created_at)
    select 3 + n % $2, 'BOARD', b.id::text, b.leader_id, b.id, 'AD', '{}', now() from generate_series(1, $1) n
    join boards b on b.id = 1 + n % (select max(id) from boards)
    on conflict do nothing`,
    [REPORTS, others],
  );
  await pool.query('vacuum analyze blocks, reports');
  const { rows } = await pool.query(
    'select (select count(*)::int from blocks) as blocks, (select count(*)::int from reports) as reports',
  );
  return `${rows[0].blocks} blocks and ${rows[0].reports} reports`;
}
