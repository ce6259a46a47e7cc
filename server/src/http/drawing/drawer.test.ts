import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { type Drawer, type Sketch, startDrawer, WAITING_MAX } from './drawer';

const folder = mkdtempSync(path.join(os.tmpdir(), 'drawer-'));
const warn = vi.fn();
const running: Drawer[] = [];

afterEach(async () => {
  warn.mockClear();
  await Promise.all(running.splice(0).map((drawer) => drawer.stop()));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A thread that answers with the body of `draw(sketch)`. */
async function drawerThat(draw: string, options: { budgetMs?: number; hungMs?: number } = {}): Promise<Drawer> {
  const file = path.join(folder, `${Math.random()}.mjs`);
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     let atOnce = 0;
     const say = (word) => parentPort.postMessage(word);
     parentPort.on('message', async (sketch) => { ${draw} });
     say('ready');`,
  );
  const drawer = await startDrawer(file, { budgetMs: 60_000, log: { warn }, ...options });
  running.push(drawer);
  return drawer;
}

const at = (pathname: string): Sketch => ({
  origin: 'http://o',
  pathname,
  search: '',
  at: 0,
  reader: null,
  answers: [],
});

test('a screen comes back drawn, with what it cost', async () => {
  const drawer = await drawerThat("say({ html: '<p>' + sketch.pathname + '</p>', ms: 3 })");
  expect(await drawer.draw(at('/start'))).toEqual({ outcome: 'drawn', html: '<p>/start</p>', ms: 3 });
});

test('a screen that cannot be drawn is told, and the next one is drawn', async () => {
  const drawer = await drawerThat(
    "say(sketch.pathname === '/bad' ? { error: 'Error: no such thing' } : { html: 'good', ms: 1 })",
  );
  expect(await drawer.draw(at('/bad'))).toEqual({ outcome: 'failed' });
  expect(warn).toHaveBeenCalledWith({ error: 'Error: no such thing' }, 'a page could not be drawn');
  expect(await drawer.draw(at('/good'))).toMatchObject({ outcome: 'drawn' });
});

test('nobody waits longer than the budget', async () => {
  const drawer = await drawerThat('', { budgetMs: 20 });
  expect(await drawer.draw(at('/never'))).toEqual({ outcome: 'late' });
  // Also who only waited for it.
  expect(await drawer.draw(at('/behind'))).toEqual({ outcome: 'late' });
});

test('one at a time, and no more may wait than can be drawn', async () => {
  const drawer = await drawerThat(
    'atOnce += 1; const seen = atOnce; await new Promise(setImmediate); atOnce -= 1; say({ html: String(seen), ms: 1 });',
  );
  const drawings = await Promise.all(
    Array.from({ length: WAITING_MAX + 10 }, (_, page) => drawer.draw(at(`/${page}`))),
  );
  expect(drawings.filter(({ outcome }) => outcome === 'busy')).toHaveLength(9);
  const drawn = drawings.filter((drawing) => drawing.outcome === 'drawn');
  expect(drawn).toHaveLength(WAITING_MAX + 1);
  expect(new Set(drawn.map(({ html }) => html))).toEqual(new Set(['1']));
});

test('a thread that never ends, or dies, is replaced', async () => {
  const drawer = await drawerThat(
    "if (sketch.pathname === '/loop') for (;;); if (sketch.pathname === '/die') throw new Error('dead'); say({ html: 'here', ms: 1 });",
    { hungMs: 50 },
  );
  for (const end of ['/loop', '/die']) {
    expect(await drawer.draw(at(end))).toEqual({ outcome: 'failed' });
    expect(await drawer.draw(at('/again'))).toMatchObject({ outcome: 'drawn', html: 'here' });
  }
});

test('the thread is told nothing of the environment', async () => {
  const drawer = await drawerThat('say({ html: JSON.stringify(process.env), ms: 1 })');
  expect(await drawer.draw(at('/'))).toMatchObject({ html: '{}' });
});
