import { topicPath } from '@mungchi/contract';
import { boardNews, sendMessage } from '@mungchi/contract/calls';
import { expect, test, vi } from 'vitest';
import { ConnectionLost } from './realtime-errors';
import { listen, onStage, standIn } from './test-realtime';

onStage();

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
  if (closes) old!.onClose(false);
  await expect(realtime.send(sendMessage, { chatRoomId: 1, message: '안녕' })).rejects.toBeInstanceOf(ConnectionLost);
  await open();
  expect(lines).toHaveLength(2);
  expect(old!.closed).toBe(true);
  expect(refused).toEqual([null, 'token']);
  expect(last().subscribed.map(({ destination }) => destination)).toEqual([topicPath(boardNews, { boardId: 1 })]);
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

test('a session that is over ends it', async () => {
  const { realtime, lines, sessionOver, settle } = standIn(() => null);
  listen(realtime);
  await settle();
  expect(sessionOver).toHaveBeenCalledTimes(1);
  expect(realtime.connection).toBe('idle');
  expect(lines).toHaveLength(0);
});

test('who left all rooms and signed out while the line was lost is not led to the login', async () => {
  let token: string | null = 'token';
  const { realtime, lines, sessionOver, last, open } = standIn(() => token);
  const { leave } = listen(realtime);
  await open();
  last().onClose(false);
  leave();
  token = null;
  await vi.advanceTimersByTimeAsync(2000);
  expect(lines).toHaveLength(1);
  expect(sessionOver).not.toHaveBeenCalled();
  expect(realtime.connection).toBe('idle');
});
