import { DAY_MS, HOUR_MS } from '@mungchi/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { messagesOf } from '../../boards/test-boards';
import { keptPicture } from '../../chat/pictures/test-talk-pictures';
import { testApp } from '../../test-app';
import { booksOf } from '../ledger/test-books';
import { roomIn, stageOf } from '../test-rooms';
import { decideDispute } from './decide-dispute';
import { disputeTalk, kinds } from './test-disputes';

const t = await testApp();
await t.listen();
afterAll(() => t.close());
const { later, clocks, call, say, receive, meet, told, memberOf, nicknameOf, turnsOf } = disputeTalk(t);

describe('a follower', () => {
  test('says what is wrong; the leader hears of it, nobody else sees it, and no receipt is taken meanwhile', async () => {
    const room = await roomIn(t, 'PURCHASED');
    await meet(room);
    const { status, body } = await say(room, 0);
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'SHORT', state: 'OPEN', text: '모자라요', wanted: 1000, refund: null });
    expect(await told(room.leader)).toEqual([
      `DISPUTE_OPENED: ${await nicknameOf(room.followers[0]!)}님이 문제를 알렸어요 / 3일 안에 답해 주세요`,
    ]);
    expect((await call(room, room.leader, 'GET')).body).toHaveLength(1);
    expect((await call(room, room.followers[0]!, 'GET')).body).toHaveLength(1);
    expect((await call(room, room.followers[1]!, 'GET')).body).toEqual([]);
    expect((await receive(room, 0)).body.code).toBe('DISPUTED');
    expect((await say(room, 0)).body.code).toBe('DISPUTE_OPEN');
    expect(await turnsOf(room)).toEqual(['- told', 'RECEIVE']);
    await receive(room, 1);
    expect(await stageOf(t, room)).toBe('PURCHASED');
  });

  test('who got nothing wants all of it; a wish above what was paid is refused, beside its field; foreign pictures are refused', async () => {
    const room = await roomIn(t, 'PURCHASED');
    expect((await say(room, 0, { kind: 'NOT_RECEIVED', text: '못 받았어요', wanted: 5 })).body.wanted).toBe(room.share);
    expect((await say(room, 1, { kind: 'DAMAGED', text: '상했어요', wanted: room.share + 1 })).body).toMatchObject({
      code: 'WANTED_TOO_HIGH',
      fields: { wanted: '3,333원까지 적을 수 있어요.' },
    });
    expect((await call(room, room.followers[1]!, 'GET')).body).toEqual([]);
    expect((await say(room, 1, { kind: 'DAMAGED', text: '상했어요', wanted: room.share })).body.wanted).toBe(
      room.share,
    );
    const other = await roomIn(t, 'PURCHASED');
    const pictures = ['https://evil.example/a.jpg'];
    expect((await say(other, 0, { kind: 'DAMAGED', text: '상했어요', pictures })).body.code).toBe('IMAGE_NOT_ALLOWED');
    expect((await say(other, 0, { kind: 'DAMAGED', text: '' })).body.code).toBe('INVALID_FIELDS');
  });

  test('who got nothing may show where they waited', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const shown = await keptPicture(t, room.id, room.followers[0]!, 'DISPUTE');
    const told = { kind: 'NOT_RECEIVED', text: '아무도 안 왔어요', pictures: [shown] };
    expect((await say(room, 0, told)).body.pictures).toMatchObject([{ url: shown }]);
  });

  test('takes it back: the word of the leader counts anew; three times in all', async () => {
    const room = await roomIn(t, 'PURCHASED');
    await meet(room);
    const { id } = await memberOf(room, 0);
    await t.db.updateTable('participants').set({ handedAt: t.clock.now }).where('id', '=', id).execute();
    for (let nth = 0; nth < 3; nth++) {
      const { body } = await say(room, 0);
      expect(await turnsOf(room)).toEqual(['- told', 'RECEIVE']);
      const withdrawn = await call(room, room.followers[0]!, 'PATCH', `/${body.id}/withdraw`);
      expect(withdrawn.body).toMatchObject({ state: 'WITHDRAWN', refund: null });
      expect((await call(room, room.leader, 'PATCH', `/${body.id}/accept`)).body.code).toBe('DISPUTE_ENDED');
      expect(await turnsOf(room)).toEqual(['RECEIVE', 'RECEIVE']);
    }
    expect((await memberOf(room, 0)).confirmBy!.getTime()).toBeGreaterThan(t.clock.now.getTime() + 71 * HOUR_MS);
    expect((await say(room, 0)).body.code).toBe('DISPUTE_CLOSED');
    expect(kinds(await booksOf(t, room))).toHaveLength(2);
  });

  test.each([
    ['after a meeting', true],
    ['and they never met', false],
  ])('a case that silence opened %s leaves them their turn: the press ends it', async (_, met) => {
    const room = await roomIn(t, 'PURCHASED');
    if (met) await meet(room);
    later(22 * DAY_MS);
    await clocks();
    expect((await call(room, room.followers[0]!, 'GET')).body).toMatchObject([{ kind: 'STALLED', state: 'ESCALATED' }]);
    expect(await turnsOf(room)).toEqual(['RECEIVE', 'RECEIVE']);
    expect((await receive(room, 0)).status).toBe(200);
    expect(await turnsOf(room)).toEqual(['-', 'RECEIVE']);
  });

  test('who has received can still say so for a day, also when the room is over', async () => {
    const room = await roomIn(t, 'COMPLETED');
    later(23 * HOUR_MS);
    const { body } = await say(room, 0);
    expect(body.receivedHow).toBe('PRESS');
    expect((await call(room, room.leader, 'PATCH', `/${body.id}/accept`)).body).toMatchObject({ refund: 1000 });
    await t.runJobs();
    const books = await booksOf(t, room);
    expect(kinds(books).slice(3)).toEqual([
      ['RETURN', 1000],
      ['REFUND', 1000],
    ]);
    expect(books).toMatchObject({ held: 0, balance: 0 });
    expect(await stageOf(t, room)).toBe('COMPLETED');
    later(HOUR_MS);
    expect((await say(room, 1)).body.code).toBe('DISPUTE_CLOSED');
  });
});

describe('the leader', () => {
  test('agrees: the part goes back, the follower is settled, and the last one completes the room', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const { body } = await say(room, 0);
    await receive(room, 1);
    const accepted = await call(room, room.leader, 'PATCH', `/${body.id}/accept`);
    expect(accepted.body).toMatchObject({ state: 'ACCEPTED', refund: 1000, receivedHow: null });
    expect(await stageOf(t, room)).toBe('COMPLETED');
    expect(await memberOf(room, 0)).toMatchObject({ receivedHow: 'DISPUTE', refundedAt: null });
    await t.runJobs();
    const books = await booksOf(t, room);
    expect(kinds(books).slice(2)).toEqual([
      ['HAND_OVER', 2 * room.share - 1000],
      ['REFUND', 1000],
    ]);
    expect(books).toMatchObject({ held: 0, balance: 0 });
    const ended = '알린 문제가 마무리됐어요';
    expect((await told(room.leader)).at(-1)).toBe(`DISPUTE_ENDED: 이웃에게 1,000원을 돌려줘요 / ${ended}`);
    expect(await told(room.followers[0]!)).toEqual([`DISPUTE_ENDED: 1,000원을 돌려 드려요 / ${ended}`]);
  });

  test('gives everybody everything back: the room ends with words of its own', async () => {
    const room = await roomIn(t, 'PURCHASED');
    for (const nth of [0, 1]) {
      const { body } = await say(room, nth, { kind: 'NOT_RECEIVED', text: '못 받았어요' });
      await call(room, room.leader, 'PATCH', `/${body.id}/accept`);
    }
    expect(await stageOf(t, room)).toBe('COMPLETED');
    expect((await messagesOf(t, room.id)).at(-1)!.body).toBe('물건을 전하지 못해 모두 돌려 드렸어요.');
    expect((await memberOf(room, 0)).refundedAt).not.toBeNull();
    await t.runJobs();
    const books = await booksOf(t, room);
    expect(books.orders.map(({ status }) => status)).toEqual(['REFUNDED', 'REFUNDED']);
    expect(books).toMatchObject({ held: 0, balance: 0, openRefunds: [] });
  });

  test('sees it differently: an operator decides, both hear why; who comes later is told that it is over', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const { body } = await say(room, 0);
    await expect(decideDispute(t.deps, body.id, 500, '반')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const contested = await call(room, room.leader, 'PATCH', `/${body.id}/contest`, { text: '모두 넣었어요' });
    expect(contested.body).toMatchObject({ state: 'ESCALATED', answer: '모두 넣었어요' });
    const again = await call(room, room.leader, 'PATCH', `/${body.id}/contest`, { text: '정말이에요' });
    expect(again.body.code).toBe('DISPUTE_ENDED');
    await decideDispute(t.deps, body.id, 500, '사진에 절반이 보여요');
    const [decided] = (await call(room, room.followers[0]!, 'GET')).body;
    expect(decided).toMatchObject({ state: 'DECIDED', refund: 500, decision: '사진에 절반이 보여요' });
    expect((await told(room.followers[0]!)).at(-1)).toBe('DISPUTE_ENDED: 500원을 돌려 드려요 / 사진에 절반이 보여요');
    await expect(decideDispute(t.deps, body.id, 1, '또')).rejects.toMatchObject({ code: 'ALREADY_DECIDED' });
    expect((await call(room, room.followers[0]!, 'PATCH', `/${body.id}/withdraw`)).body.code).toBe('DISPUTE_ENDED');
  });

  test('agreeing, taking back and deciding in one moment: one of them, and money at most once', async () => {
    for (let round = 0; round < 3; round++) {
      const room = await roomIn(t, 'PURCHASED');
      const { body } = await say(room, 0);
      await call(room, room.leader, 'PATCH', `/${body.id}/contest`, { text: '아니에요' });
      await Promise.all([
        call(room, room.leader, 'PATCH', `/${body.id}/accept`),
        call(room, room.followers[0]!, 'PATCH', `/${body.id}/withdraw`),
        decideDispute(t.deps, body.id, 700, '정했어요').catch(() => {}),
      ]);
      await t.runJobs();
      const [dispute] = (await call(room, room.leader, 'GET')).body;
      const back = kinds(await booksOf(t, room)).filter(([kind]) => kind === 'REFUND');
      const expected = { ACCEPTED: [['REFUND', 1000]], DECIDED: [['REFUND', 700]], WITHDRAWN: [] };
      expect(back).toEqual(expected[dispute.state as keyof typeof expected]);
    }
  });

  test('who does not answer is reminded after two days; then an operator looks at it, in ended rooms as well', async () => {
    for (const stage of ['PURCHASED', 'COMPLETED'] as const) {
      const room = await roomIn(t, stage);
      const { body } = await say(room, 0);
      const answerBy = Date.parse(body.answerBy);
      expect(answerBy - t.clock.now.getTime()).toBeGreaterThanOrEqual(72 * HOUR_MS);
      later(48 * HOUR_MS);
      await clocks();
      await clocks();
      expect((await told(room.leader)).filter((line) => line.includes('답해 주세요'))).toHaveLength(2);
      expect((await call(room, room.leader, 'GET')).body[0].state).toBe('OPEN');
      t.clock.now = new Date(answerBy + DAY_MS * 7);
      await clocks();
      await clocks();
      expect((await call(room, room.leader, 'GET')).body[0].state).toBe('ESCALATED');
      const words = 'DISPUTE_ESCALATED: 뭉치가 확인할게요 / 영업일 3일 안에 알려 드려요';
      expect((await told(room.followers[0]!)).at(-1)).toBe(words);
      expect((await told(room.leader)).filter((line) => line === words)).toHaveLength(1);
      expect((await call(room, room.leader, 'PATCH', `/${body.id}/accept`)).body.state).toBe('ACCEPTED');
    }
  });
});
