import { DAY_MS } from '@mungchi/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { testApp } from '../../test-app';
import { forget, openCasesOf } from '../cases/test-cases';
import { booksOf } from '../ledger/test-books';
import { paymentOf, roomIn, stageOf, type TestRoom, takeBack } from '../test-rooms';
import { disputeTalk, kinds } from './test-disputes';

const t = await testApp();
await t.listen();
afterAll(() => t.close());
const { later, clocks, call, say, receive, told, memberOf, nicknameOf, threeFollowers, noticeOf } = disputeTalk(t);

describe('undisputed money', () => {
  const credits = async (room: TestRoom) => kinds(await booksOf(t, room)).filter(([kind]) => kind === 'HAND_OVER');

  test('does not wait: a day after the last receipt the rest goes to the leader, once; the dispute’s when it ends', async () => {
    const room = await threeFollowers();
    await say(room, 0);
    await receive(room, 1);
    await clocks();
    later(DAY_MS);
    await clocks();
    expect(await credits(room)).toEqual([]);
    await receive(room, 2);
    later(DAY_MS - 1000);
    await clocks();
    expect(await credits(room)).toEqual([]);
    later(1000);
    await clocks();
    await clocks();
    expect(await credits(room)).toEqual([['HAND_OVER', 2 * room.share]]);
    expect((await booksOf(t, room)).held).toBe(room.share);
    expect((await say(room, 1)).body.code).toBe('DISPUTE_CLOSED');

    const [{ id }] = (await call(room, room.leader, 'GET')).body;
    await call(room, room.leader, 'PATCH', `/${id}/accept`);
    await t.runJobs();
    expect(await stageOf(t, room)).toBe('COMPLETED');
    expect(await credits(room)).toEqual([
      ['HAND_OVER', 2 * room.share],
      ['HAND_OVER', room.share - 1000],
    ]);
    expect(await booksOf(t, room)).toMatchObject({ held: 0, balance: 0 });
    const notes = t.db.selectFrom('notifications').select('id').where('userId', '=', room.leader.userId);
    expect(await notes.where('kind', '=', 'HANDED_OVER').execute()).toHaveLength(2);
  });

  test('goes again when one of two disputes has ended: what is left of it does not wait for the other', async () => {
    const room = await threeFollowers();
    const { body } = await say(room, 0);
    await say(room, 1);
    await receive(room, 2);
    later(DAY_MS);
    await clocks();
    expect(await credits(room)).toEqual([['HAND_OVER', room.share]]);
    await call(room, room.leader, 'PATCH', `/${body.id}/accept`);
    await clocks();
    expect(await credits(room)).toHaveLength(1);
    later(DAY_MS);
    await clocks();
    await clocks();
    expect(await credits(room)).toEqual([
      ['HAND_OVER', room.share],
      ['HAND_OVER', room.share - 1000],
    ]);
    expect((await booksOf(t, room)).held, 'of the other dispute').toBe(room.share);
    const notes = t.db.selectFrom('notifications').select('id').where('userId', '=', room.leader.userId);
    expect(await notes.where('kind', '=', 'HANDED_OVER').execute()).toHaveLength(2);
    expect(await stageOf(t, room)).toBe('PURCHASED');
  });

  test('and a payment that the provider forgets after it was handed over holds nobody’s money back', async () => {
    const room = await threeFollowers();
    const { body } = await say(room, 0);
    await say(room, 1);
    await receive(room, 2);
    later(DAY_MS);
    await clocks();
    expect(await credits(room)).toEqual([['HAND_OVER', room.share]]);
    await forget(t, await paymentOf(t, room, 2));
    later(DAY_MS);
    await t.deps.jobs.add(t.db, 'payments.reconcile', {}, { runAt: t.clock.now });
    await t.runJobs();
    expect((await openCasesOf(t, room)).map(({ kind }) => kind)).toEqual(['UNCONFIRMED']);
    await call(room, room.leader, 'PATCH', `/${body.id}/accept`);
    later(DAY_MS);
    await clocks();
    expect(await credits(room)).toEqual([
      ['HAND_OVER', room.share],
      ['HAND_OVER', room.share - 1000],
    ]);
    expect((await booksOf(t, room)).held, 'of the other dispute').toBe(room.share);
  });

  test('handed over and then charged back is the service’s loss; what is still held is not', async () => {
    const room = await threeFollowers();
    await say(room, 0);
    const payments = await Promise.all([0, 1].map((nth) => paymentOf(t, room, nth)));
    await receive(room, 1);
    await receive(room, 2);
    later(DAY_MS);
    await clocks();
    for (const impUid of payments) await takeBack(t, impUid);
    for (const impUid of payments.toReversed()) await noticeOf(impUid);
    expect(kinds(await booksOf(t, room)).slice(3)).toEqual([
      ['HAND_OVER', 2 * room.share],
      ['CHARGEBACK', room.share],
      ['REFUND', room.share],
    ]);
    later(10_000);
    await t.runJobs();
    expect(await stageOf(t, room)).toBe('COMPLETED');
  });
});

test('a payment lost after the purchase: the leader is warned, the follower is settled, an open dispute ends', async () => {
  const room = await roomIn(t, 'PURCHASED');
  await say(room, 0);
  const impUid = await paymentOf(t, room, 0);
  await takeBack(t, impUid);
  await noticeOf(impUid);
  const [dispute] = (await call(room, room.leader, 'GET')).body;
  expect(dispute).toMatchObject({ state: 'DECIDED', refund: 0 });
  expect((await memberOf(room, 0)).refundedAt).not.toBeNull();
  expect((await told(room.leader)).at(-1)).toBe(
    `PAYMENT_LOST: ${await nicknameOf(room.followers[0]!)}님의 결제가 카드사에서 취소됐어요 / 아직 전하지 않았다면 전하지 말고 고객센터에 알려 주세요`,
  );
  expect((await receive(room, 1)).body.stage).toBe('COMPLETED');
});
