import { topicPath } from '@mungchi/contract';
import { boardNews, sendMessage } from '@mungchi/contract/calls';
import { expect, test, vi } from 'vitest';
import { ConnectionLost } from './realtime-errors';
import { listen, network, onStage, standIn } from './test-realtime';

onStage();

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
    last().onClose(false);
    expect(realtime.connection).toBe('lost');
    while (lines.length === before) await vi.advanceTimersByTimeAsync(500);
    pauses.push(Date.now() - from);
  }
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000, 30000, 30000]);
  last().onClose(false);
  expect(realtime.connection).toBe('gave-up');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(lines).toHaveLength(11);
});

test('after a reconnect everyone is subscribed again and told so', async () => {
  const { realtime, lines, last, open } = standIn();
  const { ready, heard } = listen(realtime);
  await open();
  last().onClose(false);
  last().subscribed[0]!.onBody('"late word of a dead line"');
  await vi.advanceTimersByTimeAsync(1000);
  await open();
  expect(lines).toHaveLength(2);
  expect(ready).toHaveBeenCalledTimes(2);
  expect(heard).toEqual([]);
  expect(realtime.connection).toBe('connected');
});

test('a node that stops sends one to another, at once and without a word', async () => {
  const { realtime, lines, last, open } = standIn();
  listen(realtime);
  await open();
  last().onClose(true);
  expect(realtime.connection).toBe('connected');
  await vi.advanceTimersByTimeAsync(250);
  expect(lines).toHaveLength(2);
  // The next one is not there: it is lost like any other.
  last().onClose(true);
  expect(realtime.connection).toBe('lost');
  await vi.advanceTimersByTimeAsync(1999);
  expect(lines).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(lines).toHaveLength(3);
});

test('a connection that breaks at once does not start the count anew, a steady one does', async () => {
  const { realtime, lines, last, open } = standIn();
  listen(realtime);
  await open();
  for (const pause of [1000, 2000, 4000]) {
    last().onClose(false);
    await vi.advanceTimersByTimeAsync(pause - 1);
    const before = lines.length;
    await vi.advanceTimersByTimeAsync(1);
    expect(lines.length).toBe(before + 1);
    await open();
  }
  await vi.advanceTimersByTimeAsync(10_000);
  last().onClose(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines).toHaveLength(5);
});

test('any other error is told, then it comes back', async () => {
  const { realtime, lines, last, open } = standIn();
  const errors = vi.fn();
  realtime.onError(errors);
  listen(realtime);
  await open();
  last().onError('UNKNOWN_COMMAND');
  last().onClose(false);
  expect(errors).toHaveBeenCalledWith('UNKNOWN_COMMAND');
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines).toHaveLength(2);
});

test('offline it waits without counting, online it connects at once', async () => {
  const { realtime, lines, last, open } = standIn();
  listen(realtime);
  await open();
  network.online = false;
  dispatchEvent(new Event('offline'));
  expect(realtime.connection).toBe('lost');
  expect(last().closed).toBe(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(lines).toHaveLength(1);
  network.online = true;
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
    last().onClose(false);
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
  await expect(realtime.send(sendMessage, { chatRoomId: 1, message: '안녕' })).rejects.toBeInstanceOf(ConnectionLost);
  await open();
  const say = (message: string) => realtime.send(sendMessage, { chatRoomId: 1, message });
  const [durable, refused, lost] = [say('하나'), say('둘'), say('셋')];
  expect(last().sent.map(({ body }) => JSON.parse(body).message)).toEqual(['하나', '둘', '셋']);
  expect(new Set(last().sent.map(({ destination }) => destination))).toEqual(new Set([sendMessage.destination]));
  last().sent[0]!.onReceipt();
  last().onRefusal({ code: 'RATE_LIMITED', message: '천천히', receipt: last().sent[1]!.receipt });
  last().onClose(false);
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
  const next = listen(realtime, 2);
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
  last().onRefusal({ code: 'NOT_A_MEMBER', destination: topicPath(boardNews, { boardId: 1 }) });
  expect(errors).toHaveBeenCalledWith('NOT_A_MEMBER');
  leave();
  expect(last().subscribed[0]!.left).toBe(false);
});
