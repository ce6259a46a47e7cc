import { expect, test, vi } from 'vitest';
import { copyOf } from '../../test-copy';
import { refusal, standInServer } from '../test-server';
import { storeToken } from './token';

/** A second copy of the module is what a second tab is: it shares the storage and the browser's locks, nothing else. */
async function openTab(): Promise<(stale: string | null) => Promise<string | null>> {
  return (await copyOf<typeof import('./reissue')>('./reissue.ts', import.meta.url)).freshToken;
}

function stubLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, task: () => Promise<unknown>) => {
    last = last.then(task, task);
    return last;
  };
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
}

test('two tabs that wake up together ask once', async () => {
  stubLocks();
  storeToken('old');
  const server = standInServer({ 'POST /api/auth/reissue': () => ({ body: { accessToken: 'new' } }) });
  const [one, other] = [await openTab(), await openTab()];
  expect(await Promise.all([one('old'), one('old'), other('old')])).toEqual(['new', 'new', 'new']);
  expect(server.requests).toHaveLength(1);
});

test('without locks each tab asks once, and the server hands both the same successor', async () => {
  storeToken('old');
  const server = standInServer({ 'POST /api/auth/reissue': () => ({ body: { accessToken: 'new' } }) });
  const [one, other] = [await openTab(), await openTab()];
  expect(await Promise.all([one('old'), other('old')])).toEqual(['new', 'new']);
  expect(server.requests.length).toBeLessThanOrEqual(2);
});

test('a session that is over is over for both', async () => {
  stubLocks();
  storeToken('old');
  standInServer({ 'POST /api/auth/reissue': () => refusal(401, 'REFRESH_INVALID') });
  const [one, other] = [await openTab(), await openTab()];
  expect(await Promise.all([one('old'), other('old')])).toEqual([null, null]);
});
