import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NEEDED_CONSENTS } from '@mungchi/contract';
import type pg from 'pg';
import { connect } from '../../server/src/db/connect';
import { startEmbedded } from '../../server/src/db/embedded/start-embedded';
import { migrate } from '../../server/src/db/migrate';

export const PEOPLE = 1_200;
/** A room of fifty and a room of three; the price makes a share of 1,000 won in both. */
const CROWD = 50;
const SMALL = 3;
/** Everybody has agreed, to whichever version of the terms holds. */
const LATER_THAN_ANY = 1_000;
export const SHARE = 1_000;

export const KINDS = ['ours', 'bare'] as const;
export type Kind = (typeof KINDS)[number];
export type Step = { boardId: number; userId: number };
export type What = 'join one' | 'join many' | 'pay one' | 'pay many';
/** What one round does: everybody at one board after another, or one step at each of a thousand. */
type Plan = Record<What, Step[]>;
type World = { url(kind: Kind): string; plans: Map<Kind, Plan[]>; close(): Promise<void> };
type Sizes = { rounds: number; crowds: number; boards: number };

/** One database per subject, with the same people and boards in each. */
export async function createWorld(sizes: Sizes): Promise<World> {
  const server = await startEmbedded(mkdtempSync(path.join(tmpdir(), 'bench-pay-')), { throwaway: true });
  const plans = new Map<Kind, Plan[]>();
  for (const kind of KINDS) {
    const admin = connect(server.url, { max: 1 });
    await admin.pool.query(`create database pay_${kind}`);
    await admin.close();
    const url = server.urlOf(`pay_${kind}`);
    await migrate(url);
    const { pool, close } = connect(url, { max: 2 });
    await pool.query(
      `insert into users (provider, provider_user_id, name, email, nickname, nickname_key, phone, birth, gender, profile_url,
         signed_up_at)
       select 'kakao', n::text, '이웃' || n, n || '@example.org', n::text, n::text, '010-1234-5678', '1990-05-05', 'FEMALE',
         '/avatars/pink.webp', now() from generate_series(1, $1::int) n`,
      [PEOPLE],
    );
    await pool.query(
      `insert into consents (user_id, kind, version, given, at)
       select id, kind, ${LATER_THAN_ANY}, true, now() from users, unnest($1::text[]) as kind`,
      [NEEDED_CONSENTS],
    );
    const rounds: Plan[] = [];
    for (let round = 0; round < sizes.rounds; round++) rounds.push(await planRound(pool, sizes));
    await pool.query('vacuum analyze');
    await close();
    plans.set(kind, rounds);
  }
  return { url: (kind) => server.urlOf(`pay_${kind}`), plans, close: server.stop };
}

async function planRound(pool: pg.Pool, { crowds, boards }: Sizes): Promise<Plan> {
  const everybody = (ids: number[]) =>
    ids.flatMap((boardId) => Array.from({ length: CROWD - 1 }, (_, seat) => ({ boardId, userId: seat + 2 })));
  const oneEach = (ids: number[]) => ids.map((boardId, nth) => ({ boardId, userId: 2 + (nth % (PEOPLE - 2)) }));
  const plan = {
    'join one': everybody(await openBoards(pool, crowds, CROWD)),
    'join many': oneEach(await openBoards(pool, boards, SMALL)),
    'pay one': everybody(await openBoards(pool, crowds, CROWD)),
    'pay many': oneEach(await openBoards(pool, boards, SMALL)),
  };
  await fillSeats(pool, plan['pay one'], CROWD);
  await fillSeats(pool, plan['pay many'], SMALL);
  return plan;
}

async function openBoards(pool: pg.Pool, count: number, people: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `with opened as (
       insert into boards (leader_id, name, quantity, title, total_user, price, deadline, category_id, location, latitude,
         longitude, pictures)
       select 1, '감귤', '10kg', '감귤 10kg 공구합니다.', $2::int, $2::int * ${SHARE}, current_date + 7, 1, '제주시', 33.45,
         126.57, '[{"url":"/media/a.webp","width":800,"height":600,"color":null,"thumbhash":null,"widths":[]}]'
       from generate_series(1, $1::int) returning id
     ), seats as (
       insert into participants (board_id, user_id, role, paid_at) select id, 1, 'LEADER', now() from opened
     ), rooms as (
       insert into chat_rooms (id, title) select id, '감귤 10kg 공구방' from opened
     )
     select id from opened order by id`,
    [count, people],
  );
  return rows.map(({ id }) => Number(id));
}

/** Full rooms with an order for every step. In a room of three the last seat is a bystander's. */
async function fillSeats(pool: pg.Pool, steps: Step[], people: number): Promise<void> {
  const boards = steps.map(({ boardId }) => boardId);
  await pool.query(
    `with seats as (
       insert into participants (board_id, user_id, role)
       select board_id, user_id, 'FOLLOWER' from unnest($1::bigint[], $2::bigint[]) as step (board_id, user_id)
       returning id, board_id, user_id
     )
     insert into orders (merchant_uid, board_id, participant_id, amount, created_at)
     select 'order_' || board_id || '_' || user_id, board_id, id, ${SHARE}, now() from seats`,
    [boards, steps.map(({ userId }) => userId)],
  );
  const ids = [...new Set(boards)];
  if (people === SMALL)
    await pool.query(
      `insert into participants (board_id, user_id, role) select unnest($1::bigint[]), ${PEOPLE}, 'FOLLOWER'`,
      [ids],
    );
  await pool.query(`update boards set stage = 'RECRUITED', member_count = total_user where id = any ($1::bigint[])`, [
    ids,
  ]);
}
