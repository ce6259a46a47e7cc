import { DAY_MS } from '@mungchi/contract';
import Fastify from 'fastify';
import type pg from 'pg';

/** The reference: one Fastify route per call with one hand-written query and the same JSON. No session, no checks. */
export function bareApp(pool: pg.Pool, reader: number) {
  const app = Fastify();
  app.get('/api/group-boards', async () => {
    const { rows } = await pool.query(LIST, [reader, new Date(Date.now() - 14 * DAY_MS)]);
    return rows.map(cardOf);
  });
  app.get<{ Querystring: { keyword: string } }>('/api/group-boards/search', async (request) => {
    const { rows } = await pool.query(SEARCH, [reader, new Date(Date.now() - 14 * DAY_MS), [request.query.keyword]]);
    return rows.map(cardOf);
  });
  app.get<{ Params: { id: string } }>('/api/group-boards/:id', async (request) => {
    const { rows } = await pool.query(DETAIL, [reader, Number(request.params.id)]);
    return detailOf(rows[0], reader);
  });
  return app;
}

const METRES = `2 * 6371008.8 * asin(least(1, sqrt(sin(radians(b.latitude - u.latitude) / 2) ^ 2
  + cos(radians(u.latitude)) * cos(radians(b.latitude)) * sin(radians(b.longitude - u.longitude) / 2) ^ 2)))`;

const nearby = (more: string) => `
  select c.*, (select json_agg(json_build_object('userId', m.id, 'nickname', m.nickname, 'profileUrl', m.profile_url) order by p.id)
    from participants p join users m on m.id = p.user_id where p.board_id = c.id) as participants
  from (
    select b.id, b.pictures -> 0 as picture, b.title, b.quantity, b.price, b.location, b.stage, b.deadline, b.total_user,
      b.member_count, b.max_seats, b.created_at, b.category_id, b.latitude, b.longitude, ${METRES} as distance
    from users u join boards b on b.latitude between u.latitude - 0.00676 and u.latitude + 0.00676
      and b.longitude between u.longitude - 0.00853 and u.longitude + 0.00853
    where u.id = $1 and b.deleted_at is null and b.stage <> 'CANCELLED' and (b.ended_at is null or b.ended_at > $2)
      and ${METRES} <= 750 ${more}
    order by b.created_at desc, b.id desc limit 100
  ) c order by c.created_at desc, c.id desc`;

const LIST = nearby('');
const SEARCH = nearby('and b.search_tokens @> $3');
const DETAIL = `
  select b.*, product.name as product_name, product.price as product_price, product.picture ->> 'url' as product_image,
    exists (select from board_likes l where l.board_id = b.id and l.user_id = $1) as liked,
    (select json_agg(json_build_object('userId', m.id, 'nickname', m.nickname, 'profileUrl', m.profile_url,
      'mannerLeader', m.manner_leader, 'seats', p.seats) order by p.id)
      from participants p join users m on m.id = p.user_id where p.board_id = b.id) as participants,
    (select count(*)::int from waiters w where w.board_id = b.id) as waiters,
    exists (select from waiters w where w.board_id = b.id and w.user_id = $1) as waiting,
    (select json_build_object('answered', count(q.answer), 'waiting', count(*) - count(q.answer))
      from questions q where q.board_id = b.id and q.hidden_at is null) as questions,
    ${METRES} as distance
  from boards b left join products product on product.id = b.product_id left join users u on u.id = $1
  where b.id = $2 and b.deleted_at is null`;

// biome-ignore lint/suspicious/noExplicitAny: rows as they come
type Row = any;

function cardOf(row: Row) {
  return {
    id: row.id,
    image: row.picture.url,
    picture: row.picture,
    title: row.title,
    quantity: row.quantity,
    price: row.price,
    perPersonPrice: Math.floor(row.price / row.total_user),
    location: row.location,
    boardStatus: statusOf(row),
    deadline: row.deadline,
    totalUsers: row.total_user,
    currentUsers: row.member_count,
    maxSeats: row.max_seats,
    participants: row.participants,
    createAt: row.created_at.toISOString(),
    largeCategoryId: row.category_id,
    latitude: row.latitude,
    longitude: row.longitude,
    distance: Math.round(row.distance),
  };
}

function detailOf(row: Row, reader: number) {
  return {
    id: row.id,
    title: row.title,
    name: row.name,
    quantity: row.quantity,
    price: row.price,
    perPersonPrice: Math.floor(row.price / row.total_user),
    totalUser: row.total_user,
    currentUsers: row.member_count,
    maxSeats: row.max_seats,
    deadline: row.deadline,
    location: row.location,
    meetingNote: row.meeting_note,
    content: row.content,
    images: row.pictures.map((picture: { url: string }) => picture.url),
    pictures: row.pictures,
    boardStatus: statusOf(row),
    stage: row.stage,
    productId: row.product_id,
    productName: row.product_name,
    productPrice: row.product_price,
    productImage: row.product_image,
    editable: row.leader_id === reader,
    cancellable: row.leader_id === reader && row.stage === 'RECRUITING',
    chatRoomId: row.id,
    likeCount: row.like_count,
    liked: row.liked,
    join: row.participants.some((participant: { userId: number }) => participant.userId === reader),
    participants: row.participants,
    latitude: row.latitude,
    longitude: row.longitude,
    approximate: false,
    distance: Math.round(row.distance),
    largeCategoryId: row.category_id,
    createAt: row.created_at.toISOString(),
    openSeats: row.total_user - row.member_count,
    vacantUntil: null,
    payUntil: null,
    waiting: row.waiting,
    waiters: row.waiters,
    waitable: false,
    takeable: 0,
    questions: row.questions,
    first: null,
    undoUntil: null,
  };
}

function statusOf(row: Row): string {
  if (row.stage === 'COMPLETED' || row.stage === 'CANCELLED') return row.stage;
  if (row.stage !== 'RECRUITING') return 'CLOSED';
  const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
  const days = (Date.parse(row.deadline) - Date.parse(today)) / DAY_MS;
  if (days < 0) return 'CLOSED';
  return days <= 2 || row.total_user - row.member_count <= 1 ? 'CLOSING_SOON' : 'OPEN';
}
