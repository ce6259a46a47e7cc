import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STOMP_REFUSALS } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { ROOT, readSources } from '../test-sources';

const sources = new Map(
  [...readSources('server/src', 'web/src', 'web/build', 'scripts', 'bench', 'e2e').keys()].map((file) => [
    file,
    readFileSync(path.join(ROOT, file), 'utf8'),
  ]),
);

/** They speak the protocol itself, or say what a wrong destination is answered with. */
const RAW = [
  'e2e/stranger/',
  'server/src/authorization-live.test.ts',
  'server/src/chat/chat-topics.test.ts',
  'server/src/live/destinations.test.ts',
  'server/src/live/topic-matcher.test.ts',
  /^server\/src\/realtime\/(test-gateway|.*\.test)\.ts$/,
];

test('destinations are spelt in the contract and nowhere else', () => {
  expect(sources.size).toBeGreaterThan(500);
  const isRaw = (file: string) => RAW.some((raw) => (typeof raw === 'string' ? file.startsWith(raw) : raw.test(file)));
  const spelt = [...sources].filter(([file, text]) => /\/(topic|app|queue)\/\w/.test(text) && !isRaw(file));
  expect(spelt.map(([file]) => file)).toEqual([]);
});

test('every code of the live connection is used', () => {
  const product = [...sources].filter(
    ([file]) => /^server\/src\/(realtime|live)\//.test(file) && !file.includes('test'),
  );
  const said = product.map(([, text]) => text).join('\n');
  expect(STOMP_REFUSALS.filter((code) => !said.includes(`'${code}'`))).toEqual([]);
});
