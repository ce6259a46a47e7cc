import { createHash } from 'node:crypto';
import type { ChatMessage, RoomId } from '@mungchi/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../test-app';
import { runs } from '../test-ring';
import { MessageAppender } from './message-appender';
import type { Outcome } from './outcome';
import { keptPicture } from './pictures/test-talk-pictures';
import { readMessages } from './read-messages';
import { storeDrafts } from './store-drafts';
import { STORE_DRAFTS } from './store-drafts-statement';
import { chaosOf } from './test-rich';
import { testRoom } from './test-rooms';

let t: TestApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  t = await testApp();
  anna = await t.person();
  ben = await t.person();
});
afterAll(() => t.close());

const appender = () => new MessageAppender(t.deps);
const idOf = (url: string) => /([0-9a-f]{32})/.exec(url)![1]!;
const photoOf = async (roomId: RoomId, person: Person) => idOf(await keptPicture(t, roomId, person, 'TALK'));
const frame = (outcome: Outcome): ChatMessage => JSON.parse((outcome as { line: string }).line.replace(/^[^{]*/, ''));
const code = (outcome: Outcome) => (outcome.ok ? 'ok' : outcome.code);
const history = (roomId: RoomId) => readMessages(t.db, roomId, { size: 100 });

const say = (roomId: RoomId, { userId }: Person, text: string, replyTo: number | null = null, node = appender()) =>
  node.append({ roomId, userId, text, key: null, ...(replyTo && { rich: { replyTo, pictures: [] } }) });
const show = (roomId: RoomId, { userId }: Person, pictures: string[], key: string | null = null, node = appender()) =>
  node.append({ roomId, userId, text: `사진 ${pictures.length}장`, key, rich: { replyTo: null, pictures } });

test('a batch without photos and replies is stored by the statement of before, with its parameters', async () => {
  // Of the commit before: whoever changes it measures again.
  expect(createHash('sha256').update(STORE_DRAFTS).digest('hex')).toBe(
    'be3ad07b116edfea8f512323b887af35d9d6554c99542f0320f23c4b55f9494e',
  );
  const roomId = await testRoom(t.deps, anna);
  const sent: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Proxy(t.db, {
    get: (target, name, receiver) =>
      name === 'executeQuery'
        ? (query: { sql: string; parameters: readonly unknown[] }) => {
            sent.push(query);
            return t.db.executeQuery(query as never);
          }
        : Reflect.get(target, name, receiver),
  });
  const plain = { roomId, userId: anna.userId, text: '안녕', key: null };
  await storeDrafts(db, t.clock.now, [plain]);
  await storeDrafts(db, t.clock.now, [plain, { ...plain, rich: { replyTo: 1, pictures: [] } }]);
  expect(sent.map(({ sql, parameters }) => [sql === STORE_DRAFTS, parameters.length])).toEqual([
    [true, 11],
    [false, 15],
  ]);
});

describe('photos', () => {
  test('are a TEXT in words, with what a screen needs beside it, live and in history alike', async () => {
    const roomId = await testRoom(t.deps, anna, [ben]);
    const ids = [await photoOf(roomId, anna), await photoOf(roomId, anna)];
    const live = frame(await show(roomId, anna, ids));
    expect(live).toMatchObject({ messageType: 'TEXT', message: '사진 2장' });
    expect(live.pictures!.map(({ id, url }) => [id, url])).toEqual(ids.map((id) => [id, `/talk/${roomId}/${id}.webp`]));
    expect(JSON.stringify((await history(roomId)).at(-1))).toBe(JSON.stringify(live));
    const rows = await t.db.selectFrom('talkPictures').selectAll().where('id', 'in', ids).orderBy('nth').execute();
    expect(rows.map(({ id, seq, nth, usedAt }) => [id, seq, nth, usedAt !== null])).toEqual([
      [ids[0], live.seq, 0, true],
      [ids[1], live.seq, 1, true],
    ]);
  });

  test('only one’s own, of this room, unsent and of today; the neighbours in the batch are stored', async () => {
    const roomId = await testRoom(t.deps, anna, [ben]);
    const other = await testRoom(t.deps, anna);
    const [bens, elsewhere, twice, old, receipt] = [
      await photoOf(roomId, ben),
      await photoOf(other, anna),
      await photoOf(roomId, anna),
      await photoOf(roomId, anna),
      idOf(await keptPicture(t, roomId, anna, 'RECEIPT')),
    ];
    await t.db
      .updateTable('talkPictures')
      .set({ createdAt: new Date(t.clock.now.getTime() - 24 * 3_600_000) })
      .where('id', '=', old)
      .execute();
    const node = appender();
    const outcomes = await Promise.all([
      say(roomId, anna, 'before', null, node),
      show(roomId, anna, [bens], null, node),
      show(roomId, anna, [elsewhere], null, node),
      show(roomId, anna, [twice], null, node),
      show(roomId, anna, [twice], null, node),
      show(roomId, anna, [old], null, node),
      show(roomId, anna, [receipt], null, node),
      show(roomId, anna, ['0'.repeat(32)], null, node),
      say(roomId, ben, 'after', null, node),
    ]);
    const refused = 'IMAGE_NOT_ALLOWED';
    expect(outcomes.map(code)).toEqual(['ok', refused, refused, 'ok', refused, refused, refused, refused, 'ok']);
    expect(code(await show(roomId, anna, [bens, twice]))).toBe(refused);
    const said = (await history(roomId)).filter(({ messageType }) => messageType === 'TEXT');
    expect(said.map(({ message }) => message)).toEqual(['before', '사진 1장', 'after']);
    expect(await t.db.selectFrom('talkPictures').select('usedAt').where('id', '=', bens).executeTakeFirst()).toEqual({
      usedAt: null,
    });
  });

  test('sent again under the same key are the same message: in one batch, later, on another node', async () => {
    const roomId = await testRoom(t.deps, anna);
    const ids = [await photoOf(roomId, anna)];
    const [a, b] = [appender(), appender()];
    const outcomes = await Promise.all([
      show(roomId, anna, ids, 'k', a),
      show(roomId, anna, ids, 'k', a),
      show(roomId, anna, ids, 'k', b),
    ]);
    outcomes.push(await show(roomId, anna, ids, 'k', b));
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.line)).size).toBe(1);
    expect((await history(roomId)).filter(({ pictures }) => pictures)).toHaveLength(1);
  });

  test('two nodes send one picture at the same moment: one message has it', async () => {
    const roomId = await testRoom(t.deps, anna);
    for (let round = 0; round < 10; round++) {
      const ids = [await photoOf(roomId, anna)];
      const outcomes = await Promise.all([show(roomId, anna, ids), show(roomId, anna, ids)]);
      expect(outcomes.map(code).sort()).toEqual(['IMAGE_NOT_ALLOWED', 'ok']);
    }
  });
});

describe('replies', () => {
  test('name a person’s message of the room; anything else is dropped, and the words stay', async () => {
    const roomId = await testRoom(t.deps, anna, [ben]);
    const other = await testRoom(t.deps, anna);
    const asked = frame(await say(roomId, ben, '가'.repeat(80)));
    const away = frame(await say(other, anna, 'elsewhere'));
    const live = frame(await say(roomId, anna, '네', asked.seq));
    const quote = { seq: asked.seq, participantId: asked.participantId, nickname: asked.senderNickname };
    expect(live.replyTo).toEqual({ ...quote, text: '가'.repeat(60) });
    expect(JSON.stringify((await history(roomId)).at(-1))).toBe(JSON.stringify(live));
    // What 뭉치 said, that somebody entered, what was never said, and what was said elsewhere.
    for (const seq of [1, 2, 999, away.seq + 50]) {
      const { replyTo, message } = frame(await say(roomId, anna, '그래도', seq));
      expect([replyTo, message]).toEqual([undefined, '그래도']);
    }
  });

  test('a quote never says more than history', async () => {
    const roomId = await testRoom(t.deps, anna, [ben]);
    const words = async (seq: number) => [
      frame(await say(roomId, anna, 'reply', seq)).replyTo!.text,
      (await history(roomId)).findLast(({ replyTo }) => replyTo?.seq === seq)!.replyTo!.text,
    ];
    const { seq } = frame(await say(roomId, ben, 'secret'));
    const { seq: second } = frame(await say(roomId, ben, 'worse'));
    expect(await words(seq)).toEqual(['secret', 'secret']);
    await t.db.updateTable('messages').set({ deletedAt: t.clock.now }).where('seq', '=', seq).execute();
    await t.db.updateTable('messages').set({ hiddenAt: t.clock.now }).where('seq', '=', second).execute();
    expect(await words(seq)).toEqual(['삭제된 메시지예요.', '삭제된 메시지예요.']);
    const hidden = '운영 정책에 따라 가려진 메시지예요.';
    expect(await words(second)).toEqual([hidden, hidden]);
  });
});

test('any mix of plain, rich, repeated, refused and taken back leaves no gap and each sender’s order', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(chaosOf(24), async (steps) => {
      const roomId = await testRoom(t.deps, anna, [ben]);
      const nodes = [appender(), appender()];
      const sent = await Promise.all(
        steps.map(async ({ by, what, node }, at) => {
          const person = by ? anna : ben;
          const key = what === 'repeated' ? 'same' : `${at}`;
          const pictures =
            what === 'photo' ? [await photoOf(roomId, person)] : what === 'foreign' ? ['0'.repeat(32)] : [];
          const replyTo = what === 'reply' ? 1 + (at % 4) : null;
          const isRich = pictures.length > 0 || replyTo !== null;
          const draft = { roomId, userId: person.userId, text: `${at}`, key };
          return { draft: isRich ? { ...draft, rich: { replyTo, pictures } } : draft, node: nodes[by ? node : 0]! };
        }),
      );
      const outcomes = await Promise.all(sent.map(({ draft, node }) => node.append(draft)));
      const all = await history(roomId);
      expect(all.map(({ seq }) => seq)).toEqual(all.map((_, at) => at + 1));
      const refused = steps.map(({ what }) => (what === 'foreign' ? 'IMAGE_NOT_ALLOWED' : 'ok'));
      expect(outcomes.map(code)).toEqual(refused);
      // Ben speaks through one node: in the order in which he did.
      const keys = all.filter(({ key, senderNickname }) => key && key !== 'same' && senderNickname === ben.nickname);
      const numbers = keys.map(({ key }) => Number(key));
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(new Set(all.map(({ participantId, key }) => key && `${participantId} ${key}`)).size).toBe(
        new Set(all.filter(({ key }) => key).map(({ participantId, key }) => `${participantId} ${key}`)).size +
          (all.some(({ key }) => !key) ? 1 : 0),
      );
    }),
    { numRuns: runs(15) },
  );
});
