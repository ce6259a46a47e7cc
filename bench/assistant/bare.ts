import { randomBytes } from 'node:crypto';
import type { AssistantReply } from '@mungchi/contract';
import Fastify from 'fastify';
import type pg from 'pg';

/** The reference: a route that understands nothing. One hand-written query opens a session and reads the products of the answer, whose words it was told. */
export function bareApp(pool: pg.Pool, reader: number, said: AssistantReply) {
  const app = Fastify();
  const ids = said.recommended_products.map(({ product_id }) => product_id);
  app.post('/api/ml/chat', async () => {
    const id = randomBytes(24).toString('base64url');
    const { rows } = await pool.query(TURN, [id, reader, ids]);
    return {
      ...said,
      session_id: id,
      message_count: 2,
      recommended_products: rows.map((row, i) => ({
        ...said.recommended_products[i],
        product_id: row.id,
        img_url: row.picture.url,
        name: row.name,
        price: row.price,
      })),
    };
  });
  return app;
}

const TURN = `
  with opened as (
    insert into assistant_sessions (id, user_id, slots, message_count, created_at, used_at)
    values ($1, $2, '{}', 2, now(), now())
  )
  select p.id, p.name, p.price, p.picture
  from unnest($3::bigint[]) with ordinality asked (id, place) join products p using (id) order by place`;
