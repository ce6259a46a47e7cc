import type { ProductId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import type { Signals } from './taste-rules';

const RECENT = 60;
const RECENT_SEARCHES = 10;
/** A product liked by this many users says nothing about taste. */
const EVERYBODYS = 500;

type Row = {
  interestCategory: number | null;
  likes: { productId: ProductId; age: number }[];
  views: { productId: ProductId; times: number; age: number }[];
  searched: { productId: ProductId; age: number }[];
  bought: { productId: ProductId; age: number }[];
  neighbours: { productId: ProductId; weight: number }[];
};

/** All ranking signals of a user, in one query. */
export async function readSignals({ db, now }: Pick<Deps, 'db' | 'now'>, userId: UserId): Promise<Signals> {
  const at = now();
  const { rows } = await sql<Row>`
    with mine as (
      select product_id, created_at from product_likes where user_id = ${userId} order by created_at desc limit ${RECENT}
    ), alike as (
      -- People who share hearts with this one; each common heart counts less the more popular the product is.
      select l.user_id, sum(1.0 / (1 + p.like_count)) as likeness
      from mine join product_likes l using (product_id) join products p on p.id = l.product_id
      where l.user_id <> ${userId} and p.like_count <= ${EVERYBODYS}
      group by l.user_id order by likeness desc, l.user_id limit 50
    )
    select
      (select interest_category from users where id = ${userId}) as interest_category,
      coalesce((select json_agg(json_build_object('productId', product_id, 'age', ${days(at, 'created_at')})) from mine), '[]') as likes,
      coalesce((select json_agg(json_build_object('productId', product_id, 'times', times, 'age', ${days(at, 'viewed_at')})) from (
        select * from product_views where user_id = ${userId} order by viewed_at desc limit ${RECENT}) v), '[]') as views,
      coalesce((select json_agg(json_build_object('productId', product_id, 'age', ${days(at, 'searched_at')})) from (
        select * from product_searches where user_id = ${userId} order by searched_at desc limit ${RECENT_SEARCHES}) s,
        unnest(s.found) as product_id), '[]') as searched,
      coalesce((select json_agg(json_build_object('productId', product_id, 'age', ${days(at, 'joined_at')})) from (
        select b.product_id, m.joined_at from participants m join boards b on b.id = m.board_id
        where m.user_id = ${userId} and b.product_id is not null order by m.joined_at desc limit ${RECENT}) j), '[]') as bought,
      coalesce((select json_agg(json_build_object('productId', product_id, 'weight', weight)) from (
        select l.product_id, sum(likeness)::float8 as weight from alike join product_likes l using (user_id)
        group by l.product_id order by weight desc, l.product_id limit 200) n), '[]') as neighbours`.execute(db);
  const row = rows[0]!;
  return {
    interestCategory: row.interestCategory,
    likes: row.likes,
    views: row.views,
    bought: row.bought,
    searched: row.searched,
    neighbours: new Map(row.neighbours.map(({ productId, weight }) => [productId, weight])),
  };
}

function days(at: Date, column: string) {
  return sql`greatest(0, extract(epoch from ${at}::timestamptz - ${sql.ref(column)}) / 86400)::float8`;
}
