import type { ChatMessage, RoomId } from '@mungchi/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConnectionLost, SendRefused } from '../../api/live/realtime-errors';
import type { Listener } from '../../api/live/realtime-subscriptions';
import { liveConversation } from './live-conversation';
import { message, messages } from './test-messages';

const ME = 9;
type Sending = { body: { key: string; message: string }; resolve: () => void; reject: (error: Error) => void };

/** A room on a fake server that the test controls. */
function room(all: ChatMessage[], first = all) {
  const sendings: Sending[] = [];
  const watchers = new Set<() => void>();
  const asked: object[] = [];
  let listener: Listener | null = null;
  let failing = 0;
  const line = {
    connection: 'connected' as 'connected' | 'lost' | 'gave-up',
    listen(_: unknown, __: unknown, given: Listener) {
      listener = given;
      return () => {
        listener = null;
      };
    },
    send: (_: unknown, body: unknown) =>
      new Promise<void>((resolve, reject) => sendings.push({ body: body as Sending['body'], resolve, reject })),
    onConnection(watch: () => void) {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
  };
  const open = () =>
    liveConversation({
      chatRoomId: 7 as RoomId,
      me: ME,
      messages: first,
      line,
      async readPage(page) {
        asked.push(page);
        if (failing-- > 0) throw new Error('no network');
        const { before, after, size } = page;
        if (before) return all.filter(({ sendAt }) => sendAt < before).slice(-size);
        return all.filter(({ sendAt }) => sendAt > (after ?? '')).slice(0, size);
      },
    });
  return {
    open,
    sendings,
    asked,
    fail: (times: number) => {
      failing = times;
    },
    say: (...said: ChatMessage[]) => {
      for (const one of said) listener?.onMessage(one);
    },
    ready: () => listener?.onReady?.(),
    become: (connection: typeof line.connection) => {
      line.connection = connection;
      for (const watch of watchers) watch();
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);
const shown = (live: ReturnType<typeof liveConversation>) => live.current().log.run.map(({ seq }) => seq);

test('what was said before it began to hear is read', async () => {
  const { open, ready, asked } = room(messages(1, 25), messages(1, 20));
  const live = open();
  live.start();
  ready();
  await settle();
  expect(asked).toEqual([{ after: message(20).sendAt, size: 100 }]);
  expect(shown(live).at(-1)).toBe(25);
  expect(live.current().caughtUpAt).toBe(25);
});

test('a gap is filled page by page before anything newer shows', async () => {
  const { open, ready, say } = room(messages(1, 321), messages(1, 5));
  const live = open();
  live.start();
  say(message(321));
  expect(shown(live)).toEqual([1, 2, 3, 4, 5]);
  ready();
  await settle();
  expect(shown(live)).toEqual(messages(1, 321).map(({ seq }) => seq));
});

test('a gap that cannot be read now is read later', async () => {
  const { open, say, fail } = room(messages(1, 8), messages(1, 5));
  const live = open();
  live.start();
  fail(2);
  say(message(8));
  await vi.advanceTimersByTimeAsync(4000);
  expect(shown(live)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a message without an answer is sent again after the reconnect, with its key', async () => {
  const { open, sendings, ready } = room(messages(1, 2));
  const live = open();
  live.start();
  live.send('안녕하세요');
  sendings[0]!.reject(new ConnectionLost());
  await settle();
  expect(live.current().outbox[0]?.state).toBe('sending');
  ready();
  await settle();
  expect(sendings.map(({ body }) => body.key)).toEqual([sendings[0]!.body.key, sendings[0]!.body.key]);
  sendings[1]!.resolve();
  await settle();
  expect(live.current().outbox[0]?.state).toBe('sent');
});

test('a receipt whose echo never comes makes it look', async () => {
  const all = messages(1, 2);
  const { open, sendings } = room(all);
  const live = open();
  live.start();
  live.send('거기 있어요?');
  all.push(message(3, { participantId: ME, key: sendings[0]!.body.key }));
  sendings[0]!.resolve();
  await vi.advanceTimersByTimeAsync(3000);
  expect(live.current().outbox).toEqual([]);
  expect(shown(live)).toEqual([1, 2, 3]);
});

test('a refusal fails with words and can be retried', async () => {
  const { open, sendings } = room(messages(1, 2));
  const live = open();
  live.start();
  live.send('하나');
  sendings[0]!.reject(new SendRefused('RATE_LIMITED', '요청이 너무 많아요.'));
  await settle();
  const [failed] = live.current().outbox;
  expect(failed).toMatchObject({ state: 'failed', reason: '너무 빨리 보냈어요. 잠시 후 다시 보내 주세요.' });
  live.retry(failed!.key);
  expect(sendings[1]?.body).toEqual(sendings[0]?.body);
});

test('unsent words survive a reload; confirmed ones are not kept', async () => {
  const { open, sendings, ready } = room(messages(1, 2));
  const before = open();
  const leave = before.start();
  before.send('남을 말');
  before.send('간 말');
  sendings[1]!.resolve();
  await settle();
  leave();
  const reloaded = open();
  expect(reloaded.current().outbox.map(({ text }) => text)).toEqual(['남을 말']);
  reloaded.start();
  ready();
  await settle();
  expect(sendings[2]?.body).toEqual(sendings[0]?.body);
});

test('ten failed attempts fail what is on its way', async () => {
  const { open, become } = room(messages(1, 2));
  const live = open();
  live.start();
  live.send('말');
  become('gave-up');
  expect(live.current().outbox[0]?.state).toBe('failed');
});

test('history comes ten at a time, once, until there is none', async () => {
  const { open, asked, fail } = room(messages(1, 37), messages(18, 37));
  const live = open();
  live.start();
  await Promise.all([live.loadOlder(), live.loadOlder()]);
  expect(asked).toEqual([{ before: message(18).sendAt, size: 10 }]);
  fail(1);
  await live.loadOlder();
  expect(live.current().older).toBe('failed');
  await live.loadOlder();
  expect(shown(live)).toEqual(messages(1, 37).map(({ seq }) => seq));
  expect(live.current().hasMore).toBe(false);
  await live.loadOlder();
  expect(asked).toHaveLength(3);
});
