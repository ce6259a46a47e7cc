import type { UserId } from '@mungchi/contract';
import { connect } from '../../server/src/db/connect';
import { sharedKeys } from '../../server/src/db/shared-keys';
import { accessTokens } from '../../server/src/http/access-token';
import { createLog } from '../../server/src/log';

const PEOPLE = 200;
const ROOMS = 3;
const SEATS = 4;
const SHARE = 1_000;
const MEMBERS = 3;

export type Step = { boardId: number; userId: number };
export type World = {
  /** Rooms people talk in, with their members. */
  rooms: { roomId: number; members: number[] }[];
  /** Seats to be taken, one after the other. */
  joins: Step[];
  /** Shares to be paid. */
  payments: Step[];
  token(userId: number): string;
  email(userId: number): string;
};

/** A fresh neighbourhood for one fault, written through the balancer as everything else. */
export async function createWorld(databaseUrl: string, { joins, payments }: { joins: number; payments: number }) {
  const { db, pool, close } = connect(databaseUrl, { max: 2 });
  const mark = Date.now().toString(36);
  const { rows: people } = await pool.query<{ id: string }>(
    `insert into users (provider, provider_user_id, name, email, nickname, nickname_key, phone, birth, gender, profile_url,
       address, latitude, longitude, interest_category, signed_up_at)
     select 'kakao', $1 || n, '이웃' || n, $1 || n || '@example.org', $1 || n, $1 || n, '010-1234-5678', '1990-05-05', 'FEMALE',
       '/avatars/pink.webp', '제주시', 33.45, 126.57, 1, now()
     from generate_series(1, $2::int) n returning id`,
    [mark, PEOPLE],
  );
  const ids = people.map(({ id }) => Number(id));
  const [leader, ...others] = ids as [number, ...number[]];
  const boards = async (count: number) => {
    const { rows } = await pool.query<{ id: string }>(OPEN_BOARDS, [count, SEATS, leader, SHARE]);
    return rows.map(({ id }) => Number(id));
  };
  const seat = async (steps: Step[]) => {
    await pool.query(
      `insert into participants (board_id, user_id, role)
       select board_id, user_id, 'FOLLOWER' from unnest($1::bigint[], $2::bigint[]) as step (board_id, user_id)`,
      [steps.map(({ boardId }) => boardId), steps.map(({ userId }) => userId)],
    );
    await pool.query(
      `update boards b set member_count = n.seats, stage = case when n.seats = b.total_user then 'RECRUITED' else b.stage end
       from (select board_id, count(*) as seats from participants where board_id = any ($1) group by board_id) n
       where b.id = n.board_id`,
      [steps.map(({ boardId }) => boardId)],
    );
  };
  const stepsOf = (boardIds: number[], perBoard: number): Step[] =>
    boardIds.flatMap((boardId, nth) =>
      Array.from({ length: perBoard }, (_, at) => ({
        boardId,
        userId: others[(nth * perBoard + at) % others.length]!,
      })),
    );

  const talking = await boards(ROOMS);
  const talkers = stepsOf(talking, MEMBERS - 1);
  await seat(talkers);
  const toJoin = stepsOf(await boards(Math.ceil(joins / (SEATS - 1))), SEATS - 1);
  const toPay = stepsOf(await boards(Math.ceil(payments / (SEATS - 1))), SEATS - 1);
  await seat(toPay);
  const keys = await sharedKeys(
    { db, now: () => new Date(), log: createLog('silent'), config: { masterKeys: [] } },
    'access-token',
  );
  const tokens = accessTokens(keys, () => new Date());
  await close();
  return {
    rooms: talking.map((roomId) => ({
      roomId,
      members: [leader, ...talkers.filter(({ boardId }) => boardId === roomId).map(({ userId }) => userId)],
    })),
    joins: toJoin,
    payments: toPay,
    token: (userId: number) => tokens.issue(userId as UserId),
    email: (userId: number) => `${mark}${ids.indexOf(userId) + 1}@example.org`,
  } satisfies World;
}

const OPEN_BOARDS = `with opened as (
  insert into boards (leader_id, name, quantity, title, total_user, price, deadline, category_id, location, latitude,
    longitude, pictures)
  select $3::bigint, '감귤', '10kg', '감귤 10kg 공구합니다.', $2::int, $2::int * $4::int, current_date + 7, 1, '제주시', 33.45,
    126.57, '[{"url":"/media/a.webp","width":800,"height":600,"color":null,"thumbhash":null,"widths":[]}]'
  from generate_series(1, $1::int) returning id
), seats as (
  insert into participants (board_id, user_id, role, paid_at) select id, $3::bigint, 'LEADER', now() from opened
), rooms as (
  insert into chat_rooms (id, title) select id, '감귤 10kg 공구방' from opened
)
select id from opened order by id`;
