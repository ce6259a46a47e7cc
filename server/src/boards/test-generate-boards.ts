import { sql } from 'kysely';
import type { Db } from '../db/schema';
import { searchTokens } from '../korean/search-tokens';
import { boardTitle } from './board-rules';

/** The centre of the dense neighbourhood, independent of the total size. */
export const CROWDED = { latitude: 37.5446, longitude: 127.0559 };

type Goods = { name: string; categoryId: number };

const THINGS: Goods[] = [
  ...'감귤 사과 딸기 고구마 양파 대파 삼겹살 고등어 달걀 두부 상추 방울토마토'.split(' ').map(of(1)),
  ...'라면 참치캔 김치 만두 생수 우유 요거트 올리브유 밀키트 김 시리얼 커피'.split(' ').map(of(2)),
  ...'프라이팬 냄비 도마 식칼 밀폐용기 수저 텀블러 물병 행주 집게 채반 접시'.split(' ').map(of(3)),
  ...'화장지 물티슈 세제 섬유유연제 치약 칫솔 샴푸 비누 건전지 쓰레기봉투 마스크 수건'.split(' ').map(of(4)),
];
const KINDS = ['제주', '국산', '유기농', '햇', '알뜰', '프리미엄', '가정용', '무농약', '대용량', '실속'];
const NOTES = ['같이 나눠 사요', '역 앞에서 만나요', '주말에 나눠요', '소분해서 드려요', '오늘 바로 주문해요'];

/**
 * Fills an empty database with group purchases across the country, for benchmarks: `crowd` of them within 700 m of
 * the dense centre, the rest spread over towns and countryside. Deterministic.
 */
export async function generateBoards(db: Db, { boards, crowd, now }: { boards: number; crowd: number; now: Date }) {
  const every = Math.max(1, Math.floor(boards / crowd));
  const people = Math.max(50, Math.ceil(boards / 10));
  await sql`
    insert into users (provider, provider_user_id, name, email, nickname, nickname_key, profile_url, signed_up_at,
      latitude, longitude, interest_category)
    select 'kakao', 'g' || n, '이웃', 'g' || n || '@example.org', 'g' || n, 'g' || n, '/avatars/pink.webp', ${now},
      ${CROWDED.latitude}, ${CROWDED.longitude}, 1 + n % 4
    from generate_series(1, ${people}) n`.execute(db);
  await sql`create temp table goods (number int, name text, title text, content text, category_id int, tokens text[])`.execute(
    db,
  );
  await insertGoods(db);
  await sql`
    insert into boards (leader_id, name, quantity, title, total_user, price, content, deadline, category_id, location,
      latitude, longitude, pictures, stage, member_count, like_count, search_tokens, created_at, updated_at, ended_at)
    select 1 + n % ${people}, goods.name, '10개', goods.title, 4 + n % 7, 1000 * (5 + n % 90), goods.content,
      (${now}::timestamptz at time zone 'Asia/Seoul')::date + (n % 20), goods.category_id, '서울특별시 성동구 성수동2가',
      place.latitude, place.longitude, ${PICTURES}::jsonb,
      case when n % 10 = 0 then 'COMPLETED' when n % 10 = 1 then 'RECRUITED' else 'RECRUITING' end,
      case when n % 10 = 1 then 4 + n % 7 else 1 + n % 4 end,
      n % 9, goods.tokens, ${now}::timestamptz - n * interval '1 second', ${now}, case when n % 10 = 0 then ${now}::timestamptz end
    from generate_series(1, ${boards}) n
    join goods on goods.number = n % ${GOODS_COUNT}
    cross join lateral (
      select n * 0.7548776662466927 - floor(n * 0.7548776662466927) as r1,
        n * 0.5698402909980532 - floor(n * 0.5698402909980532) as r2
    ) dice
    cross join lateral (
      select
        case when n % ${every} = 0
          then ${CROWDED.latitude} + (dice.r1 - 0.5) * 0.008 else 33.2 + dice.r1 * 4.9 end as latitude,
        case when n % ${every} = 0
          then ${CROWDED.longitude} + (dice.r2 - 0.5) * 0.009 else 126.3 + dice.r2 * 3.1 end as longitude
    ) place`.execute(db);
  await sql`
    insert into participants (board_id, user_id, role, joined_at)
    select b.id, 1 + (b.leader_id - 1 + seat * 7) % ${people}, case when seat = 0 then 'LEADER' else 'FOLLOWER' end, b.created_at
    from boards b cross join lateral generate_series(0, b.member_count - 1) seat
    order by b.id, seat
    on conflict do nothing`.execute(db);
  await sql`drop table goods`.execute(db);
}

const GOODS_COUNT = THINGS.length * KINDS.length;

async function insertGoods(db: Db): Promise<void> {
  const rows = THINGS.flatMap(({ name: thing, categoryId }, t) =>
    KINDS.map((kind, k) => {
      const name = `${kind} ${thing}`;
      const title = boardTitle(name, '10개');
      const content = NOTES[(t + k) % NOTES.length]!;
      return sql`(${t * KINDS.length + k}, ${name}, ${title}, ${content}, ${categoryId}, ${searchTokens(title, content)}::text[])`;
    }),
  );
  await sql`insert into goods values ${sql.join(rows)}`.execute(db);
}

function of(categoryId: number) {
  return (name: string): Goods => ({ name, categoryId });
}

const PICTURES = JSON.stringify([
  { url: '/media/generated.webp', width: 800, height: 800, color: '#e8edff', thumbhash: null, widths: [320, 640] },
]);
