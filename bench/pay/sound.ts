import { connect } from '../../server/src/db/connect';

/** Checks that no seat and no won was lost during the run. */
export async function assertSound(url: string, answered: { joins: number; payments: number }): Promise<void> {
  const { pool, close } = connect(url, { max: 1 });
  const { rows } = await pool.query<Record<string, number>>(SOUND, [answered.joins, answered.payments]);
  await close();
  const wrong = Object.entries(rows[0]!).filter(([, count]) => count !== 0);
  if (wrong.length > 0) throw new Error(`Not sound: ${JSON.stringify(wrong)}`);
}

const SOUND = `
  select
    (select count(*)::int from boards b
      where member_count <> (select count(*) from participants p where p.board_id = b.id)) as miscounted,
    (select count(*)::int from boards where member_count = total_user and stage = 'RECRUITING') as not_moved_on,
    (select count(*)::int from boards b where stage = 'RECRUITED' and exists (select from orders o where o.board_id = b.id)
      and not exists (select from participants p where p.board_id = b.id and role = 'FOLLOWER' and paid_at is null)
    ) as paid_and_waiting,
    (select count(*)::int - $1::int from participants p where role = 'FOLLOWER'
      and not exists (select from orders o where o.board_id = p.board_id)) as seats_lost,
    (select count(*)::int - $2::int from orders where status = 'PAID') as payments_lost,
    (select coalesce(sum(amount), 0)::int from ledger_entries) as unbalanced,
    (select (select coalesce(sum(amount), 0) from ledger_entries where account = 'HOLDING')
      - (select coalesce(sum(amount), 0) from orders where status = 'PAID'))::int as won_lost`;
