import type { UserId } from '@mungchi/contract';
import { readConfig } from '../../server/src/config';
import { connect } from '../../server/src/db/connect';
import { sharedKeys } from '../../server/src/db/shared-keys';
import { accessTokens } from '../../server/src/http/access-token';
import { createLog } from '../../server/src/log';
import { startServer } from '../../server/src/start-server';
import { readsOf } from './reads';

const WARM = 5;
const ROUNDS = 61;
const PERSON = 1;

export type Times = Map<string, number>;
type Step = (nth: number) => Promise<unknown>;
type Product = { steps: Record<string, Step>; stop: () => Promise<void> };

/**
 * Milliseconds of each call, the middle of many: every size has a product of its own, and they take turns call by call, so
 * that what else the machine does meets all of them alike.
 */
export async function measure(urls: Map<number, string>): Promise<Map<number, Times>> {
  const products = new Map<number, Product>();
  for (const [size, url] of urls) products.set(size, await startProduct(url));
  const times = new Map([...urls.keys()].map((size): [number, Times] => [size, new Map()]));
  for (const call of Object.keys(products.values().next().value!.steps)) {
    const taken = new Map([...urls.keys()].map((size): [number, number[]] => [size, []]));
    for (let nth = 0; nth < WARM + ROUNDS; nth++) {
      // Whoever comes second finds the processor's caches full of the other's: each is first as often.
      const turns = nth % 2 === 0 ? [...products] : [...products].reverse();
      for (const [size, { steps }] of turns) {
        const started = performance.now();
        await steps[call]!(nth);
        if (nth >= WARM) taken.get(size)!.push(performance.now() - started);
      }
    }
    for (const [size, each] of taken) times.get(size)!.set(call, each.sort((a, b) => a - b)[ROUNDS >> 1]!);
  }
  for (const { stop } of products.values()) await stop();
  return times;
}

async function startProduct(url: string): Promise<Product> {
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
  const tokens = accessTokens(
    await sharedKeys({ db, now: () => new Date(), log, config: { masterKeys: [] } }, 'access-token'),
    () => new Date(),
  );
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
  const boards = await freshBoards(pool);
  const others = await somePeople(pool);
  const reads = Object.entries(readsOf(Number(own[0]!.id))).map(([name, path]): [string, Step] => [
    name,
    (nth) => call(path(nth)),
  ]);
  return {
    steps: {
      ...Object.fromEntries(reads),
      join: (nth) => call(`/api/group-boards/${boards[nth]}/join`, { as: others[nth]!, body: {} }),
      'order and payment': async (nth) => {
        const [boardId, as] = [boards[nth]!, others[nth]!];
        const { merchantUid, amount } = await call(`/api/chat/rooms/${boardId}/orders`, { as, body: {} });
        const card = { merchant_uid: merchantUid, amount, buyer_email: 'a@example.org', options: { webhook: 'never' } };
        const { imp_uid: impUid } = await call('/sandbox/portone/payments', { body: card });
        return call(`/api/chat/rooms/${boardId}/pay`, { as, body: { impUid } });
      },
    },
    async stop() {
      await server.stop();
      await close();
    },
  };
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
    [WARM + ROUNDS],
  );
  return rows.map(({ id }) => Number(id));
}

async function somePeople(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: string }>('select id from users where id > 2 order by id limit $1', [
    WARM + ROUNDS,
  ]);
  return rows.map(({ id }) => Number(id));
}
