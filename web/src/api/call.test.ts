import { askAssistant, boardDetail, joinBoard, listBoards, me, publicProfile } from '@mungchi/contract/calls';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { currentNotices } from '../notices/notices';
import { ApiError } from './api-error';
import { call, callPage } from './call';
import { errorText } from './error-copy';
import { LOGIN_NOTICE, setNavigator } from './session/login-required';
import { takeReturnPath } from './session/return-path';
import { readToken, storeToken } from './session/token';
import { type Reply, refusal, standInServer } from './test-server';

const went: string[] = [];

beforeEach(() => {
  went.length = 0;
  setNavigator((path) => went.push(path));
  currentNotices().ask?.answer(true);
  history.replaceState(null, '', '/mypage');
});

/** A server that knows one valid token and hands it out once per reissue. */
function session({ valid = 'new', reissue = { body: { accessToken: 'new' } } as Reply } = {}) {
  return standInServer({
    'GET /api/users': ({ token }) => (token === valid ? { body: { id: 1 } } : refusal(401, 'LOGIN_REQUIRED')),
    'GET /api/group-boards/7': ({ token }) =>
      token === null || token === valid ? { body: { id: 7 } } : refusal(401, 'LOGIN_REQUIRED'),
    'POST /api/auth/reissue': () => reissue,
  });
}

describe('a request', () => {
  test('carries the token, the path, the query and the body', async () => {
    storeToken('t');
    const server = standInServer({
      'POST /api/ml/chat': () => ({ body: {} }),
      'GET /api/group-boards': () => ({ body: [] }),
    });
    await call(listBoards, { query: { radius: 1500 } });
    await call(askAssistant, { body: { message: '사과' } });
    // This app says by itself what was read.
    expect(server.requests[0]?.headers.get('x-reads')).toBe('own');
    expect(server.requests.map(({ method, path, token, body }) => ({ method, path, token, body }))).toEqual([
      { method: 'GET', path: '/api/group-boards?radius=1500', token: 't', body: undefined },
      { method: 'POST', path: '/api/ml/chat', token: 't', body: { message: '사과' } },
    ]);
  });

  test('a visitor sends no token', async () => {
    const server = session();
    await call(boardDetail, { params: { boardId: 7 } });
    expect(server.requests[0]?.token).toBeNull();
  });

  test('a page comes with the cursor of the next one', async () => {
    standInServer({ 'GET /api/group-boards': () => ({ body: [], headers: { 'X-Next-Cursor': 'abc' } }) });
    expect(await callPage(listBoards)).toEqual({ answer: [], nextCursor: 'abc' });
  });
});

describe('a refusal', () => {
  test('has its code, status, fields and copy', async () => {
    storeToken('t');
    standInServer({ 'POST /api/group-boards/7/join': () => refusal(409, 'BOARD_FULL', { seat: '없어요' }) });
    const error = await call(joinBoard, { params: { boardId: 7 } }).catch((failure: unknown) => failure);
    expect(error).toMatchObject({
      name: 'ApiError',
      code: 'BOARD_FULL',
      status: 409,
      fields: { seat: '없어요' },
      message: '말: BOARD_FULL',
    });
    expect(errorText(error)).toBe('말: BOARD_FULL');
    expect(errorText(new Error('a bug'))).toMatch(/잠시 후 다시 시도해 주세요/);
  });

  test.each([
    ['a page of a proxy', { status: 502, body: '<html>Bad gateway</html>' }, 'UNKNOWN', 502],
    ['a refusal of a newer server', refusal(418, 'TEAPOT'), 'TEAPOT', 418],
    ['an answer that is not JSON', { status: 200, body: '<html>' }, 'UNKNOWN', 200],
    ['no network', 'no network' as const, 'NETWORK', 0],
  ])('%s is an error that can be shown', async (_, reply, code, status) => {
    standInServer({ 'GET /api/users/1': () => reply });
    const error = await call(publicProfile, { params: { userId: 1 } }).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code, status });
    expect((error as ApiError).message).toMatch(/[가-힣]/);
  });

  test('Retry-After is read', async () => {
    standInServer({
      'GET /api/users/1': () => ({ ...(refusal(429, 'RATE_LIMITED') as object), headers: { 'Retry-After': '12' } }),
    });
    await expect(call(publicProfile, { params: { userId: 1 } })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 12,
    });
  });

  test('whoever aborts gets their own reason back', async () => {
    standInServer({ 'GET /api/users/1': () => new Promise<Reply>(() => {}) });
    const abort = new AbortController();
    const pending = call(publicProfile, { params: { userId: 1 }, signal: abort.signal });
    abort.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('an expired token', () => {
  test('is replaced once for any number of parallel calls, which are all answered', async () => {
    storeToken('old');
    const server = session();
    const answers = await Promise.all(Array.from({ length: 8 }, () => call(me)));
    expect(answers).toEqual(Array.from({ length: 8 }, () => ({ id: 1 })));
    expect(server.sent('POST /api/auth/reissue')).toHaveLength(1);
    expect(server.sent('GET /api/users')).toHaveLength(16);
    expect(readToken()).toBe('new');
    expect(went).toEqual([]);
  });

  test('a call that fails late finds the token that another one already fetched', async () => {
    storeToken('old');
    let release = () => {};
    const slow = new Promise<void>((done) => {
      release = done;
    });
    let first = true;
    const server = standInServer({
      'GET /api/users': async ({ token }) => {
        if (token === 'new') return { body: { id: 1 } };
        if (first) {
          first = false;
          await slow;
        }
        return refusal(401, 'LOGIN_REQUIRED');
      },
      'POST /api/auth/reissue': () => ({ body: { accessToken: 'new' } }),
    });
    const late = call(me);
    await call(me);
    release();
    await late;
    expect(server.sent('POST /api/auth/reissue')).toHaveLength(1);
  });

  test('a token from another tab is used instead of asking again', async () => {
    storeToken('old');
    const server = standInServer({
      'GET /api/users': ({ token }) => {
        if (token === 'new') return { body: { id: 1 } };
        storeToken('new');
        return refusal(401, 'LOGIN_REQUIRED');
      },
    });
    await call(me);
    expect(server.sent('POST /api/auth/reissue')).toHaveLength(0);
  });

  test('a second 401 with the fresh token is final, without a loop', async () => {
    storeToken('old');
    const server = session({ valid: 'never' });
    await expect(call(me)).rejects.toMatchObject({ status: 401 });
    expect(server.sent('GET /api/users')).toHaveLength(2);
    expect(server.sent('POST /api/auth/reissue')).toHaveLength(1);
  });
});

describe('a session that is over', () => {
  const over = { reissue: refusal(401, 'REFRESH_INVALID') };

  test('takes the token away, says so once and goes to /start, remembering the place', async () => {
    storeToken('old');
    history.replaceState(null, '', '/shopping/item?itemId=3');
    session(over);
    const outcomes = await Promise.allSettled([call(me), call(me), call(me)]);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(readToken()).toBeNull();
    expect(went).toEqual(['/start']);
    expect(currentNotices().ask?.text).toBe(LOGIN_NOTICE);
    expect(currentNotices().waiting).toEqual([]);
    expect(takeReturnPath()).toBe('/shopping/item?itemId=3');
    expect(takeReturnPath()).toBeNull();
  });

  test('leaves home silently', async () => {
    storeToken('old');
    history.replaceState(null, '', '/');
    session(over);
    await expect(call(me)).rejects.toMatchObject({ status: 401 });
    expect(went).toEqual(['/start']);
    expect(currentNotices().ask).toBeNull();
  });

  test('stays on a shared post, which is read as a visitor', async () => {
    storeToken('old');
    history.replaceState(null, '', '/gonggu/list/7');
    session(over);
    await expect(call(boardDetail, { params: { boardId: 7 } })).resolves.toEqual({ id: 7 });
    expect(readToken()).toBeNull();
    expect(went).toEqual([]);
    expect(currentNotices().ask).toBeNull();
  });

  test.each([
    ['no network', 'no network' as const, 'NETWORK'],
    ['a server in trouble', refusal(500, 'INTERNAL'), 'INTERNAL'],
    ['too many requests', refusal(429, 'RATE_LIMITED'), 'RATE_LIMITED'],
  ])('%s at the reissue is not a logout', async (_, reissue, code) => {
    storeToken('old');
    session({ reissue });
    await expect(call(me)).rejects.toMatchObject({ code });
    expect(readToken()).toBe('old');
    expect(went).toEqual([]);
  });

  test('the next failure after a new login is announced again', async () => {
    storeToken('old');
    session(over);
    await call(me).catch(() => undefined);
    currentNotices().ask?.answer(true);
    storeToken('old');
    await call(me).catch(() => undefined);
    expect(went).toEqual(['/start', '/start']);
    expect(currentNotices().ask?.text).toBe(LOGIN_NOTICE);
    await vi.waitFor(() => expect(readToken()).toBeNull());
  });
});
