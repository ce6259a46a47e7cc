import type { ChatMessage } from '@mungchi/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Conversation, type ConversationEvent, converse, openConversation } from './conversation';
import { message, messages } from './test-messages';

const ME = 9;
const open = (run: ChatMessage[] = messages(1, 3)) => openConversation(ME, run, []);
const after = (state: Conversation, ...events: ConversationEvent[]) => events.reduce(converse, state);
const wrote = (key: string): ConversationEvent => ({ type: 'wrote', key, text: `글 ${key}`, at: 0 });
const echo = (seq: number, key: string) => message(seq, { participantId: ME, key });
const took = (...list: ChatMessage[]): ConversationEvent => ({ type: 'took', messages: list });
const keys = ({ outbox }: Conversation) => outbox.map(({ key, state }) => `${key} ${state}`);

test('own words are there at once, then sent, then part of the log', () => {
  const writing = after(open(), wrote('a'));
  expect(keys(writing)).toEqual(['a sending']);
  const sent = after(writing, { type: 'sent', key: 'a' });
  expect(keys(sent)).toEqual(['a sent']);
  const heard = after(sent, took(echo(4, 'a')));
  expect(keys(heard)).toEqual([]);
  expect(heard.log.run.at(-1)?.key).toBe('a');
});

test('the echo may come before the receipt', () => {
  expect(keys(after(open(), wrote('a'), took(echo(4, 'a')), { type: 'sent', key: 'a' }))).toEqual([]);
});

test('an echo beyond a gap leaves the words where they are until it is shown', () => {
  const early = after(open(), wrote('a'), took(echo(6, 'a')));
  expect(keys(early)).toEqual(['a sending']);
  expect(keys(after(early, took(message(4), message(5))))).toEqual([]);
});

test('somebody else with the same key is somebody else', () => {
  expect(keys(after(open(), wrote('a'), took(message(4, { participantId: 2, key: 'a' }))))).toEqual(['a sending']);
});

test('a refusal is told, a retry goes to the end, a discard takes it away', () => {
  const failed = after(open(), wrote('a'), { type: 'refused', key: 'a', reason: '천천히' }, wrote('b'));
  expect(failed.outbox[0]).toMatchObject({ state: 'failed', reason: '천천히' });
  const again = after(failed, { type: 'retried', key: 'a', at: 1 });
  expect(keys(again)).toEqual(['b sending', 'a sending']);
  expect(again.outbox[1]).not.toHaveProperty('reason');
  expect(keys(after(failed, { type: 'discarded', key: 'a' }))).toEqual(['b sending']);
  expect(keys(after(failed, { type: 'discarded', key: 'b' }))).toEqual(['a failed', 'b sending']);
});

test('giving up fails what is on its way and nothing else', () => {
  const state = after(open(), wrote('a'), { type: 'sent', key: 'a' }, wrote('b'), { type: 'gave-up', reason: '끊김' });
  expect(keys(state)).toEqual(['a sent', 'b failed']);
});

test('there is no more once a page has fewer than ten, or the first message is there', () => {
  const long = open(messages(31, 50));
  expect(long.hasMore).toBe(true);
  expect(open(messages(1, 5)).hasMore).toBe(false);
  const asked = after(long, { type: 'older-asked' });
  expect(asked.older).toBe('loading');
  const full = after(asked, { type: 'older-came', messages: messages(21, 30) });
  expect(full).toMatchObject({ hasMore: true, older: 'idle', grew: 'older' });
  expect(after(full, { type: 'older-came', messages: messages(18, 20) }).hasMore).toBe(false);
  expect(after(full, { type: 'older-came', messages: messages(11, 20) }).hasMore).toBe(true);
  expect(after(asked, { type: 'older-failed' })).toMatchObject({ older: 'failed', hasMore: true });
});

test('after history was put in front, own words still come to the end', () => {
  const older = after(open(messages(31, 50)), { type: 'older-came', messages: messages(21, 30) });
  expect(older.grew).toBe('older');
  const writing = after(older, wrote('a'));
  expect(writing.grew).toBe('newer');
  const again = after(
    writing,
    { type: 'refused', key: 'a', reason: '' },
    { type: 'older-came', messages: messages(11, 20) },
  );
  expect(after(again, { type: 'discarded', key: 'a' }).grew).toBe('newer');
});

test('what was unsent before a reload and is in the log is not sent again', () => {
  const unsent = [
    { key: 'a', text: '글', at: 0, state: 'sending' as const },
    { key: 'b', text: '글', at: 0, state: 'sending' as const },
  ];
  expect(keys(openConversation(ME, [message(1), echo(2, 'a')], unsent))).toEqual(['b sending']);
});

/**
 * A server with 40 messages, every third of them ours, and a client that receives them in any order: live, duplicated,
 * by gap fill, by history, with receipts before and after, through reconnects.
 */
test('any interleaving shows each message once, in order, and none of ours twice', () => {
  const all = Array.from({ length: 40 }, (_, index) =>
    index % 3 === 0 ? echo(index + 1, `k${index + 1}`) : message(index + 1),
  );
  const step = fc.oneof(
    fc.record({ kind: fc.constant('live' as const), at: fc.nat(39) }),
    fc.record({ kind: fc.constant('fill' as const), at: fc.integer({ min: 1, max: 8 }) }),
    fc.record({ kind: fc.constant('older' as const), at: fc.constant(10) }),
    fc.record({ kind: fc.constant('write' as const), at: fc.nat(39) }),
    fc.record({ kind: fc.constant('receipt' as const), at: fc.nat(39) }),
    fc.record({ kind: fc.constant('refuse' as const), at: fc.nat(39) }),
    fc.record({ kind: fc.constant('retry' as const), at: fc.nat(39) }),
    fc.record({ kind: fc.constant('reload' as const), at: fc.integer({ min: 1, max: 20 }) }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.array(step, { maxLength: 60 }), (start, steps) => {
      let state = open(all.slice(start, start + 10));
      const written = new Set<string>();
      for (const { kind, at } of steps) {
        const { run } = state.log;
        const key = all[at]?.key;
        if (kind === 'live') state = after(state, took(all[at]!));
        if (kind === 'fill') state = after(state, took(...all.slice(run.at(-1)!.seq, run.at(-1)!.seq + at)));
        if (kind === 'older') {
          const first = run[0]!.seq - 1;
          state = after(state, { type: 'older-came', messages: all.slice(Math.max(0, first - 10), first) });
        }
        if (kind === 'write' && key && !written.has(key) && !run.some((shown) => shown.key === key)) {
          written.add(key);
          state = after(state, wrote(key));
        }
        if (kind === 'receipt' && key) state = after(state, { type: 'sent', key });
        if (kind === 'refuse' && key) state = after(state, { type: 'refused', key, reason: '' });
        if (kind === 'retry' && key) state = after(state, { type: 'retried', key, at: 0 });
        if (kind === 'reload') state = openConversation(ME, all.slice(40 - at), state.outbox);

        const shown = state.log.run;
        expect(shown.map(({ seq }) => seq)).toEqual(shown.map((_, index) => shown[0]!.seq + index));
        const mine = [...shown.flatMap((own) => own.key ?? []), ...state.outbox.map((own) => own.key)];
        expect(new Set(mine).size).toBe(mine.length);
      }
      const end = after(state, took(...all));
      expect(end.log).toEqual({ run: all, early: [] });
      expect(end.outbox).toEqual([]);
    }),
  );
});
