import { type ChatMessage, FOUND_MESSAGES, needleOf, type RoomId } from '@mungchi/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../test-app';
import { MessageAppender } from './message-appender';
import { testRoom } from './test-rooms';

let t: TestApp;
let leader: Person;
let follower: Person;
beforeAll(async () => {
  t = await testApp();
  leader = await t.person({ nickname: '새봄' });
  follower = await t.person({ nickname: '민지' });
});
afterAll(() => t.close());

async function talk(roomId: RoomId, lines: readonly (readonly [Person, string])[]): Promise<void> {
  const appender = new MessageAppender(t.deps);
  for (const [person, text] of lines)
    await appender.append({ roomId, userId: person.userId, text, key: crypto.randomUUID() });
}
type Found = { found: ChatMessage[]; next: number | null };
const search = async (roomId: RoomId, q: string, { as = follower, before = '' } = {}): Promise<Found> =>
  (await t.call(as, 'GET', `/api/chat/rooms/${roomId}/search?q=${encodeURIComponent(q)}${before}`)).body;
const words = ({ found }: Found) => found.map(({ message }) => message);
/** Many at once, inside the database. */
const fill = (roomId: RoomId, texts: string[]) =>
  t.db.transaction().execute(async (tx) => {
    const { lastSeq } = await tx
      .selectFrom('chatRooms')
      .select('lastSeq')
      .where('id', '=', roomId)
      .executeTakeFirstOrThrow();
    const { id } = await tx
      .selectFrom('seated')
      .select('id')
      .where('boardId', '=', roomId)
      .where('role', '=', 'LEADER')
      .executeTakeFirstOrThrow();
    for (let at = 0; at < texts.length; at += 500) {
      const some = texts.slice(at, at + 500).map((body, nth) => ({
        roomId,
        seq: lastSeq + at + nth + 1,
        type: 'TEXT' as const,
        participantId: id,
        body,
        sentAt: new Date(t.clock.now.getTime() + at + nth),
      }));
      await tx.insertInto('messages').values(some).execute();
    }
    await tx
      .updateTable('chatRooms')
      .set({ lastSeq: lastSeq + texts.length })
      .where('id', '=', roomId)
      .execute();
  });

test('what people said, newest first, spaces and case aside', async () => {
  const roomId = await testRoom(t.deps, leader, [follower]);
  await talk(roomId, [
    [follower, '저희 집에 튼튼한 봉투 많아요'],
    [leader, '소분 봉 투는 제가 준비할게요'],
    [follower, 'Zip Bag 이요?'],
    [leader, '내일 봬요'],
  ]);
  expect(words(await search(roomId, '봉투'))).toEqual(['소분 봉 투는 제가 준비할게요', '저희 집에 튼튼한 봉투 많아요']);
  expect(words(await search(roomId, ' 봉\t투 '))).toHaveLength(2);
  expect(words(await search(roomId, '봉투'.normalize('NFD')))).toHaveLength(2);
  expect(words(await search(roomId, 'ZIPBAG'))).toEqual(['Zip Bag 이요?']);
  expect(words(await search(roomId, '%'))).toEqual([]);
  // Neither that somebody entered nor the mascot's greeting.
  expect(words(await search(roomId, '입장했습니다'))).toEqual([]);
  const [first] = (await search(roomId, '많아요')).found;
  expect(first).toMatchObject({ messageType: 'TEXT', senderNickname: '민지', seq: expect.any(Number) });
});

test('nothing that is gone or folded, and for members only', async () => {
  const roomId = await testRoom(t.deps, leader, [follower]);
  await talk(roomId, [
    [leader, '봉투 하나'],
    [leader, '봉투 둘'],
    [leader, '봉투 셋'],
    [leader, '봉투 넷'],
  ]);
  const [four, three, two] = (await search(roomId, '봉투')).found as [ChatMessage, ChatMessage, ChatMessage];
  await t.call(leader, 'DELETE', `/api/chat/rooms/${roomId}/messages/${four.seq}`);
  await t.db
    .updateTable('messages')
    .set({ hiddenAt: t.clock.now })
    .where('roomId', '=', roomId)
    .where('seq', '=', three.seq)
    .execute();
  expect(words(await search(roomId, '봉투'))).toEqual(['봉투 둘', '봉투 하나']);
  await t.call(follower, 'POST', '/api/reports', {
    target: { kind: 'MESSAGE', id: two.id },
    reason: 'OTHER',
    text: '이상해요',
  });
  const left = words(await search(roomId, '봉투'));
  expect([left, words(await search(roomId, '봉투', { as: leader }))]).toEqual([
    ['봉투 하나'],
    ['봉투 둘', '봉투 하나'],
  ]);
  await t.db
    .insertInto('blocks')
    .values({ blockerId: follower.userId, blockedId: leader.userId, createdAt: t.clock.now })
    .execute();
  expect(words(await search(roomId, '봉투'))).toEqual([]);
  const stranger = await t.person();
  const asked = async (path: string, as: Person) => (await t.call(as, 'GET', path)).body.code;
  expect(await asked(`/api/chat/rooms/${roomId}/search?q=a`, stranger)).toBe('NOT_A_MEMBER');
  expect(await asked('/api/chat/rooms/99999/search?q=a', stranger)).toBe('ROOM_NOT_FOUND');
  expect(await asked(`/api/chat/rooms/${roomId}/search?q=%20`, leader)).toBe('INVALID_FIELDS');
  await t.db.deleteFrom('blocks').execute();
});

test('fifty a page and three thousand messages a call; every one is found once', async () => {
  const roomId = await testRoom(t.deps, leader, [follower]);
  const said = Array.from({ length: 7000 }, (_, nth) => (nth % 60 === 0 ? `봉투 ${nth}` : '네'));
  await fill(roomId, said);
  const pages: number[] = [];
  const found: string[] = [];
  let before = '';
  for (let next: number | null = 1; next !== null; before = `&before=${next}`) {
    const page = await search(roomId, '봉투', { before });
    pages.push(page.found.length);
    found.push(...words(page));
    next = page.next;
    if (next === null) break;
  }
  expect(found).toEqual(said.filter((text) => text !== '네').toReversed());
  expect(Math.max(...pages)).toBe(FOUND_MESSAGES);
  // Where nothing is to be found, three calls look through all of it.
  const ends = [];
  for (let next: number | null = null, go = true; go; go = next !== null) {
    ({ next } = await search(roomId, '없는말', { before: next === null ? '' : `&before=${next}` }));
    ends.push(next !== null);
  }
  expect(ends).toEqual([true, true, false]);
});

test('the statement finds what the rule says', async () => {
  const letters = fc.string({
    unit: fc.constantFrom('가', '나', 'a', 'B', ' ', '\n', ' ', '%', '_', '\\'),
    minLength: 1,
    maxLength: 4,
  });
  const lines = fc.sample(
    letters.filter((text) => text.trim() !== ''),
    { numRuns: 60, seed: 7 },
  );
  const roomId = await testRoom(t.deps, leader, [follower]);
  await fill(roomId, lines);
  for (const q of ['가', 'aB', 'A', '%', '_', '\\', '나 a', '가나']) {
    const expected = lines.filter((line) => needleOf(line)?.includes(needleOf(q)!)).toReversed();
    expect([q, words(await search(roomId, q))]).toEqual([q, expected.slice(0, FOUND_MESSAGES)]);
  }
});
