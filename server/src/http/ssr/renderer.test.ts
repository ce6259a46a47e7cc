import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { type Renderer, type RenderInput, startRenderer, WAITING_MAX } from './renderer';

const folder = mkdtempSync(path.join(os.tmpdir(), 'renderer-'));
const warn = vi.fn();
const running: Renderer[] = [];

afterEach(async () => {
  warn.mockClear();
  await Promise.all(running.splice(0).map((renderer) => renderer.stop()));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A thread that answers with the body of `render(input)`. */
async function rendererThat(render: string, options: { budgetMs?: number; hungMs?: number } = {}): Promise<Renderer> {
  const file = path.join(folder, `${Math.random()}.mjs`);
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     let atOnce = 0;
     const say = (word) => parentPort.postMessage(word);
     parentPort.on('message', async (input) => { ${render} });
     say('ready');`,
  );
  const renderer = await startRenderer(file, { budgetMs: 60_000, log: { warn }, ...options });
  running.push(renderer);
  return renderer;
}

const at = (pathname: string): RenderInput => ({
  origin: 'http://o',
  pathname,
  search: '',
  at: 0,
  reader: null,
  answers: [],
});

test('a screen comes back rendered, with what it cost', async () => {
  const renderer = await rendererThat("say({ html: '<p>' + input.pathname + '</p>', ms: 3 })");
  expect(await renderer.render(at('/start'))).toEqual({ outcome: 'rendered', html: '<p>/start</p>', ms: 3 });
});

test('a screen that cannot be rendered is told, and the next one is rendered', async () => {
  const renderer = await rendererThat(
    "say(input.pathname === '/bad' ? { error: 'Error: no such thing' } : { html: 'good', ms: 1 })",
  );
  expect(await renderer.render(at('/bad'))).toEqual({ outcome: 'failed' });
  expect(warn).toHaveBeenCalledWith({ error: 'Error: no such thing' }, 'a page could not be rendered');
  expect(await renderer.render(at('/good'))).toMatchObject({ outcome: 'rendered' });
});

test('nobody waits longer than the budget', async () => {
  const renderer = await rendererThat('', { budgetMs: 20 });
  expect(await renderer.render(at('/never'))).toEqual({ outcome: 'late' });
  // Also who only waited for it.
  expect(await renderer.render(at('/behind'))).toEqual({ outcome: 'late' });
});

test('one at a time, and no more may wait than can be rendered', async () => {
  const renderer = await rendererThat(
    'atOnce += 1; const seen = atOnce; await new Promise(setImmediate); atOnce -= 1; say({ html: String(seen), ms: 1 });',
  );
  const renderings = await Promise.all(
    Array.from({ length: WAITING_MAX + 10 }, (_, page) => renderer.render(at(`/${page}`))),
  );
  expect(renderings.filter(({ outcome }) => outcome === 'busy')).toHaveLength(9);
  const rendered = renderings.filter((rendering) => rendering.outcome === 'rendered');
  expect(rendered).toHaveLength(WAITING_MAX + 1);
  expect(new Set(rendered.map(({ html }) => html))).toEqual(new Set(['1']));
});

test('a thread that never ends, or dies, is replaced', async () => {
  const renderer = await rendererThat(
    "if (input.pathname === '/loop') for (;;); if (input.pathname === '/die') throw new Error('dead'); say({ html: 'here', ms: 1 });",
    { hungMs: 1500 },
  );
  for (const end of ['/loop', '/die']) {
    expect(await renderer.render(at(end))).toEqual({ outcome: 'failed' });
    expect(await renderer.render(at('/again'))).toMatchObject({ outcome: 'rendered', html: 'here' });
  }
});

test('the thread is told nothing of the environment', async () => {
  const renderer = await rendererThat('say({ html: JSON.stringify(process.env), ms: 1 })');
  expect(await renderer.render(at('/'))).toMatchObject({ html: '{}' });
});
