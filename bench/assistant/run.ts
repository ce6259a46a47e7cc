import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildApp } from '../../server/src/app';
import { demoCatalogue, loadSet } from '../../server/src/assistant/eval/load-set';
import { readConfig } from '../../server/src/config';
import { createDeps } from '../../server/src/create-deps';
import { connect } from '../../server/src/db/connect';
import { startEmbedded } from '../../server/src/db/embedded';
import { migrate } from '../../server/src/db/migrate';
import { createLog } from '../../server/src/log';

/**
 * A whole turn with the built-in assistant (HTTP, session read and written, answer) against the reference point:
 * its two statements alone, a session row read and written.
 */
const folder = mkdtempSync(path.join(os.tmpdir(), 'mungchi-bench-'));
const server = await startEmbedded(folder, {});
const { db, pool, close } = connect(server.url, { max: 4 });
try {
  await migrate(pool);
  await pool.query(
    `insert into products (external_key, name, category_id, sub_category, price, picture, product_url, keywords)
     select id::text, name, "categoryId", "subCategory", price, picture, 'https://example.org/', array(select jsonb_array_elements_text(keywords))
     from jsonb_to_recordset($1) as r(id int, name text, "categoryId" int, "subCategory" text, price int, picture jsonb, keywords jsonb)`,
    [JSON.stringify(demoCatalogue().products)],
  );
  const config = readConfig({ NODE_ENV: 'test', DEMO: 'off', RATE_LIMIT_FACTOR: '1000000' });
  const app = await buildApp(await createDeps(config, db, createLog('silent'), { ownAddress: () => '' }));
  const bare = async (id: string, slots: string) => {
    await pool.query('select * from assistant_sessions where id = $1', [id]);
    await pool.query('update assistant_sessions set slots = $2, message_count = message_count + 2 where id = $1', [
      id,
      slots,
    ]);
  };

  const conversations = [...loadSet('tuning'), ...loadSet('held-out'), ...loadSet('fresh')];
  const turns: number[] = [];
  let session = '';
  for (const round of [0, 1]) {
    for (const conversation of conversations) {
      session = '';
      for (const { say } of conversation.turns) {
        const started = performance.now();
        const reply = await app.inject({
          method: 'POST',
          url: '/api/ml/chat',
          payload: { message: say, ...(session && { session_id: session }) },
        });
        if (round === 1) turns.push(performance.now() - started);
        session = reply.json<{ session_id: string }>().session_id;
      }
    }
  }
  const slots = JSON.stringify({ shown: Array.from({ length: 30 }, (_, i) => i) });
  const rows: number[] = [];
  for (let i = 0; i < turns.length; i++) {
    const started = performance.now();
    await bare(session, slots);
    rows.push(performance.now() - started);
  }
  const at = (times: number[], share: number): number => times.sort((a, b) => a - b)[Math.floor(times.length * share)]!;
  const load = os.loadavg()[0]!.toFixed(1);
  console.log(`${turns.length} turns, load ${load}`);
  console.log(`assistant  p50 ${at(turns, 0.5).toFixed(1)} ms  p95 ${at(turns, 0.95).toFixed(1)} ms`);
  console.log(`bare row   p50 ${at(rows, 0.5).toFixed(1)} ms  p95 ${at(rows, 0.95).toFixed(1)} ms`);
  console.log(
    `ratio      p50 ${(at(turns, 0.5) / at(rows, 0.5)).toFixed(1)}  p95 ${(at(turns, 0.95) / at(rows, 0.95)).toFixed(1)}`,
  );
  await app.close();
} finally {
  await close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
