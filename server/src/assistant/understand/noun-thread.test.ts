import { afterEach, expect, test, vi } from 'vitest';
import { type NounThread, nounThread } from './noun-thread';

const begun: NounThread[] = [];
const thread = (...options: Parameters<typeof nounThread>) => {
  const made = nounThread(...options);
  begun.push(made);
  return made;
};
afterEach(async () => {
  await Promise.all(begun.splice(0).map(({ stop }) => stop()));
});

/** Hangs at one text, dies of another, and else answers with the text itself. */
const SCRIPTED = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', (text) => {
  if (text === 'hang') for (;;);
  if (text === 'die') throw new Error('broken');
  parentPort.postMessage([text]);
});
parentPort.postMessage('ready');
`;

test('reads nouns, in the order they were asked for', async () => {
  const { nouns } = thread();
  expect(await Promise.all([nouns('사과랑 배를 주세요'), nouns('전기자전거')])).toEqual([
    ['사과', '배'],
    ['전기', '자전거'],
  ]);
});

test('writes nothing of its own to the output', async () => {
  const written = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')];
  const warned = vi.spyOn(console, 'warn');
  await thread().nouns('사과');
  const said = [...written, warned].flatMap(({ mock }) => mock.calls.map(([text]) => String(text)));
  expect(said.filter((text) => text.includes('deprecated'))).toEqual([]);
  vi.restoreAllMocks();
});

test('a text that hangs it has no nouns, and the next ones are read in another thread', async () => {
  const warn = vi.fn();
  const { nouns } = thread({ source: SCRIPTED, textMs: 1500, log: { warn } });
  expect(await Promise.all([nouns('하나'), nouns('hang'), nouns('둘')])).toEqual([['하나'], [], ['둘']]);
  expect(warn).toHaveBeenCalledOnce();
});

test('so has one that breaks it', async () => {
  const { nouns } = thread({ source: SCRIPTED, log: { warn: vi.fn() } });
  expect(await Promise.all([nouns('die'), nouns('둘')])).toEqual([[], ['둘']]);
});

test('a thread that does not come up leaves everybody without nouns', async () => {
  const { nouns } = thread({ source: 'process.exit(1)', log: { warn: vi.fn() } });
  expect(await Promise.all([nouns('하나'), nouns('둘')])).toEqual([[], []]);
});

test('more than can wait are not read', async () => {
  const { nouns } = thread({ source: SCRIPTED });
  const read = await Promise.all(Array.from({ length: 80 }, (_, i) => nouns(String(i))));
  expect(read.filter((found) => found.length > 0)).toHaveLength(64);
});
