import { SentMessage } from '@mungchi/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDraft } from './message-rules';

const FAMILY = '👨‍👩‍👧‍👦';
const draft = (fields: object) =>
  readDraft(JSON.stringify({ chatRoomId: 7, message: '안녕', messageType: 'TEXT', ...fields }));

describe('taken', () => {
  test.each([
    ['as specified', {}, { roomId: 7, text: '안녕', key: null }],
    ['a room as text', { chatRoomId: '7' }, { roomId: 7, text: '안녕', key: null }],
    ['trimmed', { message: ' \n 안녕\t ' }, { roomId: 7, text: '안녕', key: null }],
    ['with a key', { key: 'k-1' }, { roomId: 7, text: '안녕', key: 'k-1' }],
    ['a thousand', { message: '가'.repeat(1000) }, { roomId: 7, text: '가'.repeat(1000), key: null }],
    [
      'a thousand as people count',
      { message: FAMILY.repeat(1000) },
      { roomId: 7, text: FAMILY.repeat(1000), key: null },
    ],
    ['half a character', { message: 'a\ud800b' }, { roomId: 7, text: 'a\ufffdb', key: null }],
    ['unknown fields', { sender: 1 }, { roomId: 7, text: '안녕', key: null }],
  ])('%s', (_, fields, expected) => {
    expect(draft(fields)).toEqual({ do: 'send', draft: expected });
  });
});

describe('refused', () => {
  test.each([
    ['nothing', { message: '' }],
    ['only space', { message: ' \n\t\u3000' }],
    ['nothing to see', { message: '\u200b\u200d\u3164' }],
    ['a thousand and one', { message: '가'.repeat(1001) }],
    ['a thousand and one families', { message: FAMILY.repeat(1001) }],
    ['NUL', { message: 'a\0b' }],
    ['not text', { message: 5 }],
    ['no room', { chatRoomId: undefined }],
    ['room 0', { chatRoomId: 0 }],
    ['a broken room', { chatRoomId: 1.5 }],
    ['another way to write 7', { chatRoomId: '07' }],
    ['the word of the server', { messageType: 'SYSTEM' }],
    ['an entrance', { messageType: 'ENTER' }],
    ['an empty key', { key: '' }],
    ['a long key', { key: 'k'.repeat(101) }],
    ['a key that is no text', { key: {} }],
  ])('%s', (_, fields) => {
    expect(draft(fields)).toMatchObject({ do: 'refuse', because: 'INVALID_FIELDS' });
  });

  test.each(['', 'hello', '[]', 'null', '"text"', '{'])('%j is no message', (body) => {
    expect(readDraft(body)).toEqual({ do: 'refuse', because: 'BAD_REQUEST' });
  });

  test('the key comes back', () => {
    expect(draft({ message: '', key: 'k-1' })).toEqual({ do: 'refuse', because: 'INVALID_FIELDS', key: 'k-1' });
  });
});

test('it takes what the contract takes, and reads it alike', () => {
  const room = fc.oneof(
    fc.integer({ min: -1, max: 12 }),
    fc.constantFrom(7, '7', '07', '+7', 1.5, 1e15, 1e14, null, true),
  );
  const word = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(' 안녕 ', '\u200b', 'a\0b', 'a\ud800', 5, null, '가'.repeat(1001)),
  );
  const key = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('k-1', '', 'k'.repeat(101), 'k\0', 'k\ud800', null, 5, {}),
  );
  const type = fc.constantFrom('TEXT', 'SYSTEM', 'text', null);
  const fields = fc.record({ chatRoomId: room, message: word, messageType: type, key }, { requiredKeys: [] });
  fc.assert(
    fc.property(fields, (input) => {
      const text = JSON.stringify(input);
      const [read, promised] = [readDraft(text), SentMessage.safeParse(JSON.parse(text))];
      const expected = promised.success && {
        roomId: promised.data.chatRoomId,
        text: promised.data.message,
        key: promised.data.key ?? null,
      };
      expect(read.do === 'send' && read.draft).toEqual(expected);
    }),
    { numRuns: 2000 },
  );
});
