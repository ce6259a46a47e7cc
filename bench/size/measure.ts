import type { UserId } from '@mungchi/contract';
import { readConfig } from '../../server/src/config';
import { connect } from '../../server/src/db/connect';
import { sharedKeys } from '../../server/src/db/shared-keys';
import { accessTokens } from '../../server/src/http/access-token';
import { createLog } from '../../server/src/log';
import { startServer } from '../../server/src/start-server';
import { readsOf } from './reads';

const WARM = 5;
const STEPS = 40;
const PERSON = 1;

export type Times = Map<string, number>;

/** Milliseconds of each call, one after the other, on a product of its own. */
export async function measure(url: string): Promise<Times> {
  const { db, pool, close } = connect(url, { max: 1 });
  const log = createLog('silent');
  const server = await startServer(
    readConfig({
      NODE_ENV: 'production',
      DATABASE_URL: url,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      WEB_ORIGIN: 'http://localhost',
      TRUST_PROXY: 'none',
      PAYMENT_SANDBOX: 'on',
      BUILTIN_LOGIN: 'on',
      LEGAL: 'off',
      RATE_LIMIT_FACTOR: '1000000',
    }),
    log,
  );
  const tokens = accessTokens(await sharedKeys({ db, now: () => new Date(), log }, 'access-token'), () => new Date());
  const call = async (path: string, { as = PERSON, body }: { as?: number; body?: object } = {}) => {
    const answer = await fetch(`${server.address}${encodeURI(path)}`, {
      headers: { authorization: `Bearer ${tokens.issue(as as UserId)}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as Record<string, unknown>;
  };
  const { rows: own } = await pool.query<{ id: string }>(
    `select board_id as id from seated where user_id = $1 order by board_id limit 1`,
    [PERSON],
  );
  const room = Number(own[0]!.id);
  const boards = await freshBoards(pool);
  const others = await somePeople(pool);
  let turn = 0;
  const times: Times = new Map();
  for (const [name, path] of Object.entries(readsOf(room))) times.set(name, await usual((nth) => call(path(nth))));
  times.set(
    'join',
    await usual(() => call(`/api/group-boards/${boards[turn]}/join`, { as: others[turn++]!, body: {} })),
  );
  turn = 0;
  times.set(
    'order and payment',
    await usual(async () => {
      const [boardId, as] = [boards[turn]!, others[turn++]!];
      const { merchantUid, amount } = await call(`/api/chat/rooms/${boardId}/orders`, { as, body: {} });
      const card = { merchant_uid: merchantUid, amount, buyer_email: 'a@example.org', options: { webhook: 'never' } };
      const { imp_uid: impUid } = await call('/sandbox/portone/payments', { body: card });
      return call(`/api/chat/rooms/${boardId}/pay`, { as, body: { impUid } });
    }),
  );
  await server.stop();
  await close();
  return times;
}

/** Of the quickest tenth: what else the machine does can only add to it. */
async function usual(step: (nth: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let nth = 0; nth < WARM + STEPS; nth++) {
    const started = performance.now();
    await step(nth);
    if (nth >= WARM) taken.push(performance.now() - started);
  }
  return taken.sort((a, b) => a - b)[Math.floor(taken.length / 10)]!;
}

type Pool = ReturnType<typeof connect>['pool'];

/** Two seats each: the second person fills it, so that it can be paid. */
async function freshBoards(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with opened as (
       insert into boards (leader_id, name, quantity, title, total_user, price, deadline, category_id, location, latitude, longitude,
         pictures)
       select 2, '감귤', '10kg', '감귤 10kg 공구합니다.', 2, 2000, current_date + 7, 1, '제주시', 33.45, 126.57,
         '[{"url":"/media/a.webp","width":800,"height":600,"color":null,"thumbhash":null,"widths":[]}]'
       from generate_series(1, $1::int) returning id
     ), seats as (
       insert into participants (board_id, user_id, role, paid_at) select id, 2, 'LEADER', now() from opened
     ), rooms as (insert into chat_rooms (id, title) select id, '감귤 10kg 공구방' from opened)
     select id from opened order by id`,
    [WARM + STEPS],
  );
  return rows.map(({ id }) => Number(id));
}

async function somePeople(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: string }>('select id from users where id > 2 order by id limit $1', [
    WARM + STEPS,
  ]);
  return rows.map(({ id }) => Number(id));
}
