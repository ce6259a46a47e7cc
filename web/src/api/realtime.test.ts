import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Realtime } from './realtime';
import { ConnectionLost } from './realtime-errors';
import type { LiveSocket, SocketEvents } from './realtime-socket';

type Sent = { destination: string; body: string; receipt: string; onReceipt: () => void };
type Heard = { destination: string; onBody: (body: string) => void; onReady: () => void; left: boolean };
type Line = SocketEvents & { token: string; subscribed: Heard[]; sent: Sent[]; closed: boolean; heardAt: number };

/** Sockets that do what the test says. */
function standIn(tokens: () => string | null = () => 'token') {
  const lines: Line[] = [];
  const refused: (string | null)[] = [];
  const sessionOver = vi.fn();
  const realtime = new Realtime({
    open: async (token, events): Promise<LiveSocket> => {
      const line: Line = { ...events, token, subscribed: [], sent: [], closed: false, heardAt: Date.now() };
      lines.push(line);
      return {
        subscribe(destination, onBody, onReady) {
          const heard = { destination, onBody, onReady, left: false };
          line.subscribed.push(heard);
          return () => {
            heard.left = true;
          };
        },
        send: (destination, body, receipt, onReceipt) => line.sent.push({ destination, body, receipt, onReceipt }),
        heardAt: () => line.heardAt,
        close: () => {
          line.closed = true;
        },
      };
    },
    token: async (stale) => {
      refused.push(stale);
      return tokens();
    },
    onSessionOver: sessionOver,
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    realtime,
    lines,
    refused,
    sessionOver,
    settle,
    last: () => lines.at(-1)!,
    open: async () => {
      await settle();
      lines.at(-1)!.onOpen();
      for (const { onReady } of lines.at(-1)!.subscribed) onReady();
    },
  };
}

let online = true;
let leavers: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(async () => {
  for (const leave of leavers) leave();
  leavers = [];
  await vi.advanceTimersByTimeAsync(6000);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function listen(realtime: Realtime, destination = '/topic/a') {
  const heard: unknown[] = [];
  const ready = vi.fn();
  const leave = realtime.listen(destination, { onMessage: (body) => heard.push(body), onReady: ready });
  leavers.push(leave);
  return { heard, ready, leave };
}

test('listeners of one destination share a subscription; the last to leave ends it', async () => {
  const { realtime, last, open } = standIn();
  const first = listen(realtime);
  await open();
  const second = listen(realtime);
  await vi.advanceTimersByTimeAsync(0);
  expect(last().subscribed).toHaveLength(1);
  expect(second.ready).toHaveBeenCalledTimes(1);
  last().subscribed[0]!.onBody('{"a":1}');
  expect([first.heard, second.heard]).toEqual([[{ a: 1 }], [{ a: 1 }]]);
  first.leave();
  expect(last().subscribed[0]!.left).toBe(false);
  second.leave();
  expect(last().subscribed[0]!.left).toBe(true);
});

test('a body that is no JSON is passed over', async () => {
  const { realtime, last, open } = standIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { heard } = listen(realtime);
  await open();
  last().subscribed[0]!.onBody('{');
  last().subscribed[0]!.onBody('2');
  expect(heard).toEqual([2]);
});

test('it comes back after 1 s doubling to 30 s, ten times, then gives up', async () => {
  const { realtime, lines, last } = standIn();
  listen(realtime);
  await vi.advanceTimersByTimeAsync(0);
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const before = lines.length;
    const from = Date.now();
    last().onClose();
    expect(realtime.connection).toBe('lost');
    while (lines.length === before) await vi.advanceTimersByTimeAsync(500);
    pauses.push(Date.now() - from);
  }
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000, 30000, 30000]);
  last().onClose();
  expect(realtime.connection).toBe('gave-up');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(lines).toHaveLength(11);
});

test('after a reconnect everyone is subscribed again and told so', async () => {
  const { realtime, lines, last, open } = standIn();
  const { ready, heard } = listen(realtime);
  await open();
  last().onClose();
  last().subscribed[0]!.onBody('"late word of a dead line"');
  await vi.advanceTimersByTimeAsync(1000);
  await open();
  expect(lines).toHaveLength(2);
  expect(ready).toHaveBeenCalledTimes(2);
  expect(heard).toEqual([]);
  expect(realtime.connection).toBe('connected');
});

test('a connection that breaks at once does not start the count anew, a steady one does', async () => {
  const { realtime, lines, last, open } = standIn();
  listen(realtime);
  await open();
  for (const pause of [1000, 2000, 4000]) {
    last().onClose();
    await vi.advanceTimersByTimeAsync(pause - 1);
    const before = lines.length;
    await vi.advanceTimersByTimeAsync(1);
    expect(lines.length).toBe(before + 1);
    await open();
  }
  await vi.advanceTimersByTimeAsync(10_000);
  last().onClose();
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines).toHaveLength(5);
});

test.each([
  ['closes the line', true],
  ['leaves the line open', false],
])('an expired token is renewed without a word and without a pause: the server %s', async (_, closes) => {
  const { realtime, lines, refused, sessionOver, last, open } = standIn();
  const errors = vi.fn();
  const states = vi.fn();
  realtime.onError(errors);
  const { ready } = listen(realtime);
  await open();
  realtime.onConnection(states);
  const [old] = lines;
  old!.onError('TOKEN_EXPIRED');
  if (closes) old!.onClose();
  await expect(realtime.send('/app/x', {})).rejects.toBeInstanceOf(ConnectionLost);
  await open();
  expect(lines).toHaveLength(2);
  expect(old!.closed).toBe(true);
  expect(refused).toEqual([null, 'token']);
  expect(last().subscribed.map(({ destination }) => destination)).toEqual(['/topic/a']);
  expect(ready).toHaveBeenCalledTimes(2);
  expect([errors.mock.calls, states.mock.calls, sessionOver.mock.calls]).toEqual([[], [], []]);
  expect(realtime.connection).toBe('connected');
});

test('a token that is refused again and again is a lost connection like any other', async () => {
  const { realtime, lines, last, open } = standIn();
  listen(realtime);
  await open();
  last().onError('TOKEN_EXPIRED');
  await vi.advanceTimersByTimeAsync(0);
  expect(lines).toHaveLength(2);
  last().onError('LOGIN_REQUIRED');
  expect(realtime.connection).toBe('lost');
  await vi.advanceTimersByTimeAsync(1999);
  expect(lines).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(lines).toHaveLength(3);
});

test('an expired token whose renewal is refused ends the session', async () => {
  let token: string | null = 'token';
  const { realtime, lines, sessionOver, last, open, settle } = standIn(() => token);
  listen(realtime);
  await open();
  token = null;
  last().onError('TOKEN_EXPIRED');
  await settle();
  expect(sessionOver).toHaveBeenCalledTimes(1);
  expect(lines).toHaveLength(1);
  expect(realtime.connection).toBe('idle');
});

test('any other error is told, then it comes back', async () => {
  const { realtime, lines, last, open } = standIn();
  const errors = vi.fn();
  realtime.onError(errors);
  listen(realtime);
  await open();
  last().onError('UNKNOWN_COMMAND');
  last().onClose();
  expect(errors).toHaveBeenCalledWith('UNKNOWN_COMMAND');
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines).toHaveLength(2);
});

test('a session that is over ends it', async () => {
  const { realtime, lines, sessionOver, settle } = standIn(() => null);
  listen(realtime);
  await settle();
  expect(sessionOver).toHaveBeenCalledTimes(1);
  expect(realtime.connection).toBe('idle');
  expect(lines).toHaveLength(0);
});

test('offline it waits without counting, online it connects at once', async () => {
  const { realtime, lines, last, open } = standIn();
  listen(realtime);
  await open();
  online = false;
  dispatchEvent(new Event('offline'));
  expect(realtime.connection).toBe('lost');
  expect(last().closed).toBe(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(lines).toHaveLength(1);
  online = true;
  dispatchEvent(new Event('online'));
  await open();
  expect(lines).toHaveLength(2);
  expect(realtime.connection).toBe('connected');
});

test('the tab to the front: a silent line is given up, a living one kept', async () => {
  const { realtime, lines, last, open } = standIn();
  listen(realtime);
  await open();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(lines).toHaveLength(1);
  last().heardAt = Date.now() - 25_000;
  document.dispatchEvent(new Event('visibilitychange'));
  await open();
  expect(lines).toHaveLength(2);
});

test('the tab to the front ends a pause, and even giving up', async () => {
  const { realtime, lines, last } = standIn();
  listen(realtime);
  await vi.advanceTimersByTimeAsync(0);
  for (let n = 0; n < 11; n += 1) {
    last().onClose();
    await vi.advanceTimersByTimeAsync(30_000);
  }
  expect(realtime.connection).toBe('gave-up');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(lines).toHaveLength(12);
});

test('a receipt settles a message, a refusal fails it with its words, a lost line leaves it open', async () => {
  const { realtime, last, open } = standIn();
  listen(realtime);
  await expect(realtime.send('/app/x', {})).rejects.toBeInstanceOf(ConnectionLost);
  await open();
  const durable = realtime.send('/app/x', { a: 1 });
  const refused = realtime.send('/app/x', { a: 2 });
  const lost = realtime.send('/app/x', { a: 3 });
  expect(last().sent.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":2}', '{"a":3}']);
  last().sent[0]!.onReceipt();
  last().onRefusal({ code: 'RATE_LIMITED', message: '천천히', receipt: last().sent[1]!.receipt });
  last().onClose();
  await expect(durable).resolves.toBeUndefined();
  await expect(refused).rejects.toMatchObject({ name: 'SendRefused', code: 'RATE_LIMITED', message: '천천히' });
  await expect(lost).rejects.toBeInstanceOf(ConnectionLost);
});

test('it outlives the pause between two screens and closes after the last', async () => {
  const { realtime, lines, last, open } = standIn();
  const { leave } = listen(realtime);
  await open();
  leave();
  await vi.advanceTimersByTimeAsync(3000);
  const next = listen(realtime, '/topic/b');
  await vi.advanceTimersByTimeAsync(3000);
  expect(lines).toHaveLength(1);
  next.leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect(last().closed).toBe(true);
  expect(realtime.connection).toBe('idle');
});

test('a subscription that the server ended is not ended again', async () => {
  const { realtime, last, open } = standIn();
  const errors = vi.fn();
  realtime.onError(errors);
  const { leave } = listen(realtime);
  await open();
  last().onRefusal({ code: 'NOT_A_MEMBER', destination: '/topic/a' });
  expect(errors).toHaveBeenCalledWith('NOT_A_MEMBER');
  leave();
  expect(last().subscribed[0]!.left).toBe(false);
});
