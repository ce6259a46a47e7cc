import path from 'node:path';
import pg from 'pg';

/** Who reads; a member of room 2 and of `ROOMS_OF_READER` more. */
export const READER = 12;
const ROOMS_OF_READER = 20;
/** Boards that can be joined: seats for everybody. */
export const JOINABLE = 900;
const PICTURE = '[{"url":"/media/a.webp","width":800,"height":600,"color":null,"thumbhash":null,"widths":[]}]';

export type Filled = { firstOpen: number; firstPayable: number; payable: number };

/** On top of the rooms of `bench/chat`: a neighbourhood around them, in columns that every release has. */
export async function fill(url: string, releaseFolder: string, payable: number): Promise<Filled> {
  const korean: typeof import('../../server/src/korean/search-tokens') = await import(
    path.join(releaseFolder, 'server/src/korean/search-tokens.ts')
  );
  const client = new pg.Client(url);
  await client.connect();
  const run = (sql: string, values: unknown[] = []) => client.query(sql, values);
  await run(
    `update users set latitude = 33.45, longitude = 126.57, address = '제주시', phone = '010-1234-5678',
       birth = '1990-05-05', gender = 'FEMALE'`,
  );
  await run(`update boards set stage = 'RECRUITED', pictures = $1`, [PICTURE]);
  await run(
    `insert into messages (room_id, seq, type, participant_id, body, sent_at)
     select p.board_id, row_number() over (partition by p.board_id), 'TEXT', p.id, '안녕하세요, 오늘 저녁에 만나요', now()
     from participants p, generate_series(1, 4)`,
  );
  const tokensOf = (name: string) => korean.searchTokens(`${name} 10kg`, `${name} 10kg 공구합니다.`);
  // A tenth is what somebody searches for.
  const kinds = ['감귤', '사과'].map((name) => ({ tenth: name === '감귤', name, tokens: tokensOf(name) }));
  const open = (count: number, people: number, stage: string, members: number) =>
    run(
      `with opened as (
         insert into boards (leader_id, name, quantity, title, total_user, price, deadline, category_id, location, latitude,
           longitude, pictures, search_tokens, stage, member_count)
         select 500 - n % 100, kind.name, '10kg', kind.name || ' 10kg 공구합니다.', $2::int, $2::int * 1000, current_date + 7, 1 + n % 4,
           '제주시', 33.45 + (n % 30 - 15) * 0.0003, 126.57 + (n / 30 % 30 - 15) * 0.0003, $3, kind.tokens,
           $5, $6
         from generate_series(1, $1::int) n
         join json_to_recordset($4) as kind (tenth boolean, name text, tokens text[]) on kind.tenth = (n % 10 = 0)
         order by n returning id, leader_id
       ), seats as (
         insert into participants (board_id, user_id, role, paid_at) select id, leader_id, 'LEADER', now() from opened
       ), rooms as (
         insert into chat_rooms (id, title) select id, '감귤 10kg 공구방' from opened
       )
       select min(id)::int as first from opened`,
      [count, people, PICTURE, JSON.stringify(kinds), stage, members],
    ).then(({ rows }) => rows[0].first as number);
  const firstOpen = await open(JOINABLE, 50, 'RECRUITING', 1);
  const firstPayable = await open(payable, 2, 'RECRUITED', 2);
  await run(
    `insert into participants (board_id, user_id, role)
     select id, case when id < $1::int + ${ROOMS_OF_READER} then ${READER} else 1 + id % 390 end, 'FOLLOWER'
     from boards where id >= $1`,
    [firstPayable],
  );
  // As a purchase has that filled by its members.
  const { rows } = await run('select id::int from boards where id >= $1', [firstPayable]);
  await bookClocks(
    url,
    releaseFolder,
    rows.map(({ id }) => id),
  );
  await run(`update chat_rooms r set last_message = '오늘 저녁에 만나요', last_message_at = now(),
    last_seq = (select coalesce(max(seq), 0) from messages where room_id = r.id)`);
  await run('vacuum analyze');
  await client.end();
  return { firstOpen, firstPayable, payable };
}

/** Each release has its own table of jobs. */
async function bookClocks(url: string, releaseFolder: string, ids: readonly number[]): Promise<void> {
  const { createJobs }: typeof import('../../server/src/jobs/jobs') = await import(
    path.join(releaseFolder, 'server/src/jobs/jobs.ts')
  );
  const { connect }: typeof import('../../server/src/db/connect') = await import(
    path.join(releaseFolder, 'server/src/db/connect.ts')
  );
  const { db, close } = connect(url, { max: 1 });
  const list = ids.map((id) => ({ payload: { id } as never, key: `payments.clock ${id}` }));
  await createJobs(() => new Date()).addEach(db, 'payments.clock' as never, list, {
    runAt: new Date(Date.now() + 86_400_000),
  });
  await close();
}
