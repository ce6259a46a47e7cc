import { readFileSync } from 'node:fs';
import { neighbourhoodTopic } from '@mungchi/contract';
import { buildApp } from '../../server/src/app';
import { BOARDS_CHANNEL } from '../../server/src/boards/announce-board';
import { CROWDED } from '../../server/src/boards/generate-boards';
import { readConfig } from '../../server/src/config';
import { createDeps } from '../../server/src/create-deps';
import { connect } from '../../server/src/db/connect';
import { createLog } from '../../server/src/log';
import { bareApp } from './bare';

/** A process of its own: the product without (`ours`) and with (`kept`) its memory of lists, or the bare route (`bare`). Says where it listens and with which token. */
const [kind, url] = process.argv.slice(2);
const READER = 1;
const CONNECTIONS = 10;
const TICK_MS = 10;

const { db, pool } = connect(url!, { max: CONNECTIONS });
// Connections stay, so that what their backends have computed can be read at the end.
pool.options.idleTimeoutMillis = 0;
const backends = new Set<number>();
pool.on('connect', (client) => backends.add((client as unknown as { processID: number }).processID));
const config = readConfig({ NODE_ENV: 'production', RATE_LIMIT_FACTOR: '1000000', DEMO: 'off', LOG_LEVEL: 'silent' });
const deps = await createDeps(config, db, createLog('silent'), { ownAddress: () => 'http://127.0.0.1' });
const app = kind === 'bare' ? bareApp(pool, READER) : await buildApp(deps);
// Somebody changes something in the neighbourhood before every single request.
if (kind === 'ours')
  app.addHook('onRequest', async () => deps.bus.publish(BOARDS_CHANNEL, [neighbourhoodTopic(CROWDED)]));
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
process.on('message', () => process.send?.({ cpuMs: cpuMs(), token: deps.tokens.issue(READER) }));
process.on('disconnect', () => process.exit());

/** What this process and the database's processes behind it have computed so far: unlike a clock, it does not mind what else runs. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + [...backends].reduce((sum, pid) => sum + backendMs(pid), 0);
}

function backendMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
