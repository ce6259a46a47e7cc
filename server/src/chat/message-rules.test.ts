import { MESSAGE_DELETE_MS, type ParticipantId, photoWords, SentMessage } from '@mungchi/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../test-ring';
import { decideDeleteMessage, readSentDraft } from './message-rules';

const ID = 'ab'.repeat(16);
const FAMILY = '👨‍👩‍👧‍👦';
const draft = (fields: object) =>
  readSentDraft(JSON.stringify({ chatRoomId: 7, message: '안녕', messageType: 'TEXT', ...fields }));

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
    ['nothing beside the words', { replyTo: null, pictures: null }, { roomId: 7, text: '안녕', key: null }],
    [
      'a reply by a number as a string',
      { replyTo: '3' },
      { roomId: 7, text: '안녕', key: null, rich: { replyTo: 3, pictures: [] } },
    ],
    ['a reply', { replyTo: 3 }, { roomId: 7, text: '안녕', key: null, rich: { replyTo: 3, pictures: [] } }],
    [
      'photos, whatever the words are',
      { pictures: [ID], message: 5 },
      { roomId: 7, text: '사진 1장', key: null, rich: { replyTo: null, pictures: [ID] } },
    ],
    [
      'five photos as a reply',
      { pictures: Array(5).fill(ID), replyTo: 2, key: 'k' },
      { roomId: 7, text: '사진 5장', key: 'k', rich: { replyTo: 2, pictures: Array(5).fill(ID) } },
    ],
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
    ['a key in a list', { key: ['k-1'] }],
    ['no photos', { pictures: [] }],
    ['six photos', { pictures: Array(6).fill(ID) }],
    ['one photo', { pictures: ID }],
    ['an address', { pictures: [`/talk/7/${ID}.webp`] }],
    ['a number', { pictures: [7] }],
    ['a longer id', { pictures: [`${ID}0`] }],
    ['an id in a list', { pictures: [[ID]] }],
    ['a reply to nothing', { replyTo: 0 }],
    ['a reply to a half', { replyTo: 1.5 }],
    ['a reply to a word', { replyTo: 'abc' }],
    ['a reply to nothing, as a string', { replyTo: '0' }],
    ['a reply to half, as a string', { replyTo: '1.5' }],
    ['a reply to an empty string', { replyTo: '' }],
  ])('%s', (_, fields) => {
    expect(draft(fields)).toMatchObject({ do: 'refuse', because: 'INVALID_FIELDS' });
  });

  test.each(['', 'hello', '[]', 'null', '"text"', '{'])('%j is no message', (body) => {
    expect(readSentDraft(body)).toEqual({ do: 'refuse', because: 'BAD_REQUEST' });
  });

  test('the key comes back', () => {
    expect(draft({ message: '' })).toEqual({ do: 'refuse', because: 'INVALID_FIELDS' });
    expect(draft({ message: '', key: 'k'.repeat(100) })).toMatchObject({ key: 'k'.repeat(100) });
    expect(draft({ message: '', key: 'k-1' })).toEqual({ do: 'refuse', because: 'INVALID_FIELDS', key: 'k-1' });
  });
});

/** What a plain message is has no `rich` at all. */
function draftOf({ chatRoomId, message, key = null, replyTo = null, pictures }: ReturnType<typeof SentMessage.parse>) {
  const plain = { roomId: chatRoomId, text: pictures ? photoWords(pictures.length) : message, key };
  return replyTo === null && !pictures ? plain : { ...plain, rich: { replyTo, pictures: pictures ?? [] } };
}

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
  const replyTo = fc.constantFrom(1, 9, 0, -1, 1.5, null, '3', 2 ** 53, {});
  const picture = fc.constantFrom(ID, ID.toUpperCase(), `${ID}0`, '', 5, null);
  const pictures = fc.oneof(fc.array(picture, { maxLength: 6 }), fc.constantFrom(null, ID, {}), fc.constant([ID, ID]));
  const fields = fc.record(
    { chatRoomId: room, message: word, messageType: type, key, replyTo, pictures },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fields, (input) => {
      const text = JSON.stringify(input);
      const [read, promised] = [readSentDraft(text), SentMessage.safeParse(JSON.parse(text))];
      const expected = promised.success && draftOf(promised.data);
      expect(read.do === 'send' && read.draft).toEqual(expected);
    }),
    { numRuns: runs(2000) },
  );
});

test.each([
  ['one’s own, just sent', {}, 0, null],
  ['at five minutes', {}, MESSAGE_DELETE_MS, null],
  ['a moment later', {}, MESSAGE_DELETE_MS + 1, 'DELETE_LATE'],
  ['again', { deletedAt: new Date() }, 2 * MESSAGE_DELETE_MS, 'again'],
  ['a hidden one', { hiddenAt: new Date() }, 0, 'again'],
  ['another’s', { participantId: 2 as ParticipantId }, 0, 'NOT_OWN_MESSAGE'],
  ['another’s that is gone', { participantId: 2 as ParticipantId, deletedAt: new Date() }, 0, 'NOT_OWN_MESSAGE'],
  ['that somebody entered', { type: 'ENTER' as const }, 0, 'MESSAGE_NOT_FOUND'],
  ['what 뭉치 says', { type: 'SYSTEM' as const, participantId: null }, 0, 'MESSAGE_NOT_FOUND'],
])('taking back %s', (_, fields, age, expected) => {
  const now = new Date('2026-11-18T03:00:00Z');
  const me = 1 as ParticipantId;
  const sentAt = new Date(now.getTime() - age);
  const message = { type: 'TEXT' as const, participantId: me, sentAt, hiddenAt: null, deletedAt: null, ...fields };
  expect(decideDeleteMessage(message, me, now)).toBe(expected);
});

test('a message that is none', () => {
  expect(decideDeleteMessage(undefined, 1 as ParticipantId, new Date())).toBe('MESSAGE_NOT_FOUND');
});
