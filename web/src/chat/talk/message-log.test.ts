import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMessages, emptyLog } from './message-log';
import { message, messages } from './test-messages';

const seqs = (list: readonly { seq: number }[]) => list.map(({ seq }) => seq);

test('a first page is shown, a later one goes on from it', () => {
  const log = addMessages(addMessages(emptyLog, messages(5, 8)), messages(9, 10));
  expect(seqs(log.run)).toEqual([5, 6, 7, 8, 9, 10]);
});

test('beyond a gap nothing is shown until the gap is filled', () => {
  const ahead = addMessages(addMessages(emptyLog, messages(1, 3)), [message(6), message(5)]);
  expect(seqs(ahead.run)).toEqual([1, 2, 3]);
  expect(seqs(ahead.early)).toEqual([5, 6]);
  const filled = addMessages(ahead, [message(4)]);
  expect(seqs(filled.run)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(filled.early).toEqual([]);
});

test('an older page is put in front; one that does not touch is left alone', () => {
  const log = addMessages(emptyLog, messages(20, 22));
  expect(seqs(addMessages(log, messages(15, 19)).run)).toEqual([15, 16, 17, 18, 19, 20, 21, 22]);
  expect(seqs(addMessages(log, messages(10, 12)).run)).toEqual([20, 21, 22]);
});

test('what is known changes nothing, not even the object', () => {
  const log = addMessages(emptyLog, messages(1, 9));
  expect(addMessages(log, messages(2, 7))).toBe(log);
  expect(addMessages(log, [])).toBe(log);
});

test('a message that was hidden comes again with its number and replaces the words', () => {
  const log = addMessages(emptyLog, messages(1, 3));
  const hidden = { ...message(2), message: '운영 정책에 따라 가려진 메시지예요.' };
  const again = addMessages(log, [hidden]);
  expect(seqs(again.run)).toEqual([1, 2, 3]);
  expect(again.run[1]).toEqual(hidden);
});

test('any order and repetition ends with each message once, in order', () => {
  const pieces = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 12 })), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), pieces, (start, taken) => {
      let log = addMessages(emptyLog, messages(start, Math.min(start + 5, 40)));
      for (const [from, length] of taken) {
        log = addMessages(log, messages(from, Math.min(from + length, 40)).reverse());
        expect(seqs(log.run)).toEqual(log.run.map((_, index) => log.run[0]!.seq + index));
        expect(log.early.every(({ seq }) => seq > log.run.at(-1)!.seq + 1)).toBe(true);
      }
      expect(seqs(addMessages(log, messages(1, 40)).run)).toEqual(seqs(messages(1, 40)));
    }),
  );
});
