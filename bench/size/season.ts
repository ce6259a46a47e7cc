import { connect } from '../../server/src/db/connect';
import { countPlaces } from '../../server/src/operator/figures/count-places';

/** What a run of each job finds to do: as much at every size. */
const ROOMS = 100;
const REMINDED = 20;
const READ = 3_000;
const CHANGED = 300;

/**
 * Clocks, talk and inbox as of now, and the same work for every job at every size. Beside it lies what a job has to pass
 * without looking: rooms that are quiet, purchases whose members were reminded, entries nobody has read, a year of changes.
 * Data kept from an earlier run has aged and its work is done, so it comes before each measurement.
 */
export async function season(url: string): Promise<void> {
  const { db, pool, close } = connect(url, { max: 1 });
  const run = (text: string) => pool.query(text);
  // Talk: quiet for twenty minutes but for some rooms, whose leader has a phone and has not read it.
  await run(
    `update chat_rooms set last_message_at = least(last_message_at, now() - interval '20 minutes') where last_message_at > now() - interval '20 minutes'`,
  );
  await run(`update chat_rooms set stirred_at = last_message_at where stirred_at is distinct from last_message_at`);
  await run(`create temp table spoken as
    select b.id, b.leader_id from boards b where id % ((select max(id) from boards) / ${ROOMS}) = 0 limit ${ROOMS}`);
  await run(`insert into devices (user_id, endpoint, p256dh, auth, name, created_at)
    select distinct leader_id, 'https://push.invalid/' || leader_id, 'p', 'a', 'phone', now() from spoken on conflict do nothing`);
  await run(`update chat_rooms set last_message_at = now() where id in (select id from spoken)`);
  // What ended did so on some day of the last year, and its room has been silent since.
  await run(`update boards set ended_at = now() - (1 + id % 365) * interval '1 day' where ended_at is not null`);
  await run(`update chat_rooms r set last_message_at = b.ended_at, stirred_at = b.ended_at from boards b
    where b.id = r.id and b.ended_at is not null and r.id not in (select id from spoken)`);
  // Payment: half of those who owe were reminded for today, half need not be yet; some have to be now.
  await run(
    `update boards set pay_end = now() + interval '5 days', pay_end_noticed_for = null where stage = 'RECRUITED'`,
  );
  await run(`update participants p set pay_by = now() + case when p.id % 2 = 0 then interval '20 hours' else interval '40 hours' end,
      pay_reminded_for = case when p.id % 2 = 0 then now() + interval '20 hours' end, pay_reminders = 1 - p.id % 2
    from boards b where b.id = p.board_id and b.stage = 'RECRUITED' and p.role = 'FOLLOWER' and p.paid_at is null`);
  await run(`update participants set pay_reminded_for = null where id in (
      select min(p.id) from participants p join boards b on b.id = p.board_id
      where b.stage = 'RECRUITED' and p.role = 'FOLLOWER' and p.paid_at is null and p.id % 2 = 0
      group by p.board_id order by p.board_id limit ${REMINDED})`);
  // Inbox: a day's read ones, beside those of a month ago that nobody has read.
  await run(`delete from notifications where read_at is not null and created_at < now() - interval '29 days 12 hours'`);
  await run(`update notifications n set created_at = now() - interval '30 days 1 hour' - n.id % 60000 * interval '1 second'
    where id in (select id from notifications where read_at is not null order by id desc limit ${READ})`);
  // Figures: a year of changes, and those of yesterday, of purchases of the last weeks.
  await run(`update stage_changes set at = now() - interval '10 days' - board_id % 365 * interval '1 day'
    where at > now() - interval '10 days'`);
  await run(`update stage_changes set at = now() - interval '1 day' where board_id in (
      select id from boards where id > (select max(id) from boards) - 10 * ${CHANGED} and id % 10 = 0)`);
  await run(
    `insert into daily_figures (day, place, metric, value) values (current_date - 1, '', 'OPENED', 0) on conflict do nothing`,
  );
  await db.transaction().execute(countPlaces);
  await run('vacuum analyze');
  await close();
}
