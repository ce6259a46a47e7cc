import { CROWDED, generateBoards } from '../../server/src/boards/test-generate-boards';
import { connect } from '../../server/src/db/connect';
import { migrate } from '../../server/src/db/migrate';

/** The whole country, and the same crowded neighbourhood at every size. */
const WHOLE = { people: 1_000_000, boards: 300_000, messages: 30_000_000, notifications: 3_000_000 };
const CROWD = 300;
/** One purchase in fifteen is open. */
const OPEN = 15;

export type Filled = { people: number; boards: number; messages: number; notifications: number; seconds: number };
export type Disk = {
  perMessage: number;
  perNotification: number;
  perPurchase: number;
  perPerson: number;
  whole: number;
};

/**
 * A part of the country in an empty database, in which people talk so many times as much. `insert … select` inside the database: quicker than COPY, whose rows would
 * have to be made out here first.
 */
export async function fill(url: string, part: number, talk = 1): Promise<Filled> {
  const started = performance.now();
  const size = Object.fromEntries(Object.entries(WHOLE).map(([name, count]) => [name, Math.round(count * part)]));
  const { people, notifications } = size as typeof WHOLE;
  // An odd step: one that shares a factor with the lists of goods and stages would give the crowd other ones at every size.
  const every = Math.max(1, Math.round(size['boards']! / CROWD)) | 1;
  const boards = CROWD * every;
  await migrate(url);
  const { db, pool, close } = connect(url, { max: 2 });
  await db.connection().execute((one) => generateBoards(one, { boards, crowd: CROWD, now: new Date() }));
  await pool.query(
    `update boards set stage = 'COMPLETED', ended_at = now()
     where stage <> 'COMPLETED' and id % ${OPEN} <> 0 and greatest(abs(latitude - $1), abs(longitude - $2)) > 0.01`,
    [CROWDED.latitude, CROWDED.longitude],
  );
  await pool.query(
    `insert into users (provider, provider_user_id, name, email, nickname, nickname_key, profile_url, signed_up_at, latitude,
       longitude, interest_category)
     select 'kakao', 'm' || n, '이웃', 'm' || n || '@example.org', 'm' || n, 'm' || n, '/avatars/pink.webp', now(),
       33.2 + n % 490 / 100.0, 126.3 + n % 310 / 100.0, 1 + n % 4
     from generate_series(1, $1::int - (select count(*)::int from users)) n`,
    [people],
  );
  const perRoom = (WHOLE.messages / WHOLE.boards) * talk;
  // One a day in every room, room after room.
  const saidAt = (room: string, seq: string) =>
    `now() - (${perRoom + 1} - ${seq} - ${room} / ${boards}.0) * interval '1 day'`;
  await pool.query(
    `insert into chat_rooms (id, title, last_seq, last_message, last_message_at, created_at)
     select id, title, ${perRoom}, '네 좋아요, 그때 봬요', ${saidAt('id', `${perRoom}`)}, created_at from boards`,
  );
  // In the order they were said, as they come to lie in life: a room's messages are spread over the whole table.
  for (let seq = 1; seq <= perRoom; seq++)
    await pool.query(
      `insert into messages (room_id, seq, type, participant_id, body, sent_at)
       select p.board_id, $1::int, 'TEXT', p.id, '내일 저녁 일곱 시에 정문 앞에서 만나요 ' || $1::int, ${saidAt('p.board_id', '$1::int')}
       from participants p where p.role = 'LEADER' order by p.board_id`,
      [seq],
    );
  await pool.query(
    `insert into notifications (user_id, kind, category, title, body, path, dedup_key, read_at, created_at)
     select id, 'SEAT_TAKEN', 'TRADE', '이웃이 함께해요', '감귤 10kg 공구에 자리가 찼어요', '/', 'g ' || nth,
       case when nth > 1 then now() end, now() - (id + 10 * nth) % 31 * interval '1 day 10 minutes'
     from users cross join generate_series(1, $1::int) nth`,
    [Math.round(notifications / people)],
  );
  await pool.query('vacuum analyze');
  await close();
  return { people, boards, messages: boards * perRoom, notifications, seconds: (performance.now() - started) / 1000 };
}

export async function diskOf(url: string): Promise<Disk> {
  const { pool, close } = connect(url, { max: 1 });
  const { rows } = await pool.query<Record<keyof Disk, string>>(
    `select pg_total_relation_size('messages') / (select count(*) from messages) as "perMessage",
       pg_total_relation_size('notifications') / (select count(*) from notifications) as "perNotification",
       (pg_total_relation_size('boards') + pg_total_relation_size('participants') + pg_total_relation_size('chat_rooms'))
         / (select count(*) from boards) as "perPurchase",
       pg_total_relation_size('users') / (select count(*) from users) as "perPerson",
       pg_database_size(current_database()) as whole`,
  );
  await close();
  return Object.fromEntries(Object.entries(rows[0]!).map(([name, bytes]) => [name, Number(bytes)])) as Disk;
}
