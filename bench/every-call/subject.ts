import type { UserId } from '@mungchi/contract';
import { buildApp } from '../../server/src/app';
import { readConfig } from '../../server/src/config';
import { createDeps } from '../../server/src/create-deps';
import { connect } from '../../server/src/db/connect';
import type { Deps } from '../../server/src/deps';
import { createLog } from '../../server/src/log';
import { PARTS, type Part } from './parts';

/**
 * The product several times in one process, each without one part of what every call passes: two processes differ by more
 * than a part costs. Reports its addresses and, on request, the processor time it has used.
 */
const [url] = process.argv.slice(2);
const READER = 1 as UserId;
const { db } = connect(url!, { max: 4 });
const config = readConfig({
  NODE_ENV: 'production',
  RATE_LIMIT_FACTOR: '1000000',
  DEMO: 'off',
  LOG_LEVEL: 'silent',
  WEB_ORIGIN: 'https://elsewhere.example',
  PUBLIC_ORIGIN: 'https://here.example',
});

const addresses: Partial<Record<Part, string>> = {};
let token = '';
for (const part of PARTS) {
  const deps = await createDeps(config, db, createLog('silent'), { ownAddress: () => 'http://127.0.0.1' });
  token = deps.tokens.issue(READER);
  const app = await buildApp(lighter(deps, part), isPassed(part) ? { without: part } : {});
  addresses[part] = await app.listen({ port: 0, host: '127.0.0.1' });
}
process.send?.({ addresses, token });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.on('disconnect', () => process.exit());

function isPassed(part: Part): part is Exclude<Part, 'nothing' | 'nothing again' | 'session' | 'standing'> {
  return !['nothing', 'nothing again', 'session', 'standing'].includes(part);
}

function lighter(deps: Deps, part: Part): Deps {
  const session = { userId: READER, sessionId: null, expiresAt: new Date(8.64e15) };
  if (part === 'session') return { ...deps, tokens: { ...deps.tokens, read: () => session } };
  if (part !== 'standing') return deps;
  return { ...deps, sanctions: Object.assign(Object.create(deps.sanctions), { of: () => null }) };
}
