import { DAY_MS, type ParticipantId, type RoomId } from '@mungchi/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../test-app';
import { gaugeOf, keywordsOf } from './gauge-rules';

const PICTURE = { url: '/pictures/x.webp', width: 800, height: 800, color: null, thumbhash: null, widths: [] };

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function room(stage: 'COMPLETED' | 'PURCHASED', leader: Person, followers: Person[], isPaid = true) {
  const { id } = await t.db
    .insertInto('boards')
    .values({
      leaderId: leader.userId,
      name: '딸기',
      quantity: '6kg',
      title: '딸기 6kg 공구합니다.',
      totalUser: Math.max(2, followers.length + 1),
      price: 48000,
      deadline: '2026-11-20',
      createdAt: t.clock.now,
      updatedAt: t.clock.now,
      categoryId: 1,
      productId: null,
      location: '제주',
      latitude: 33.45,
      longitude: 126.57,
      pictures: JSON.stringify([PICTURE]),
      stage,
      memberCount: followers.length + 1,
      endedAt: null,
      deletedAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const members = await t.db
    .insertInto('participants')
    .values(
      [leader, ...followers].map((person, i) => ({
        boardId: id,
        userId: person.userId,
        role: i === 0 ? ('LEADER' as const) : ('FOLLOWER' as const),
        joinedAt: t.clock.now,
        paidAt: null,
        receivedAt: null,
      })),
    )
    .returning(['id', 'userId'])
    .execute();
  const order = {
    amount: 8000,
    status: 'PAID' as const,
    createdAt: t.clock.now,
    askedAt: t.clock.now,
    paidAt: t.clock.now,
  };
  const paid = members.slice(1).map((member) => ({
    ...order,
    boardId: id,
    merchantUid: `order ${member.id}`,
    impUid: `imp ${member.id}`,
    provider: 'SANDBOX' as const,
    participantId: member.id,
    checkAt: null,
  }));
  if (isPaid && paid.length > 0) await t.db.insertInto('orders').values(paid).execute();
  const idOf = (person: Person) => members.find((member) => member.userId === person.userId)!.id;
  return { id, idOf };
}
const write = (
  writer: Person,
  roomId: RoomId,
  target: number,
  form: object = { star: 5, keywords: ['친절해요'], review: '좋았어요' },
) => t.call(writer, 'POST', `/api/chat/rooms/${roomId}/reviews/${target}`, form);
const profile = async (person: Person) =>
  await t.db.selectFrom('users').selectAll().where('id', '=', person.userId).executeTakeFirstOrThrow();

describe('writing a review', () => {
  test('moves the gauge of the role the target had, and shows up among the received ones', async () => {
    const [leader, follower] = [await t.person(), await t.person()];
    const { id, idOf } = await room('COMPLETED', leader, [follower]);
    expect(
      (
        await write(follower, id, idOf(leader), {
          star: '4.5',
          keywords: ['친절해요', '친절해요', '설명과 같아요'],
          review: ' 딸기가 달아요 ',
        })
      ).status,
    ).toBe(200);
    expect((await write(leader, id, idOf(follower), { star: 0.5 })).status).toBe(200);
    expect(await profile(leader)).toMatchObject({
      mannerLeader: 61,
      mannerParticipant: 50,
      reviewKeywords: ['친절해요', '설명과 같아요'],
    });
    expect(await profile(follower)).toMatchObject({ mannerLeader: 50, mannerParticipant: 40, reviewKeywords: [] });
    expect((await t.call(leader, 'GET', '/api/users/reviews/received')).body).toMatchObject([
      {
        star: 4.5,
        keywords: ['친절해요', '설명과 같아요'],
        review: '딸기가 달아요',
        role: 'LEADER',
        writerNickname: follower.nickname,
      },
    ]);
  });

  test('is refused where it does not belong', async () => {
    const [leader, follower, stranger] = [await t.person(), await t.person(), await t.person()];
    const done = await room('COMPLETED', leader, [follower]);
    const early = await room('PURCHASED', leader, [follower]);
    const elsewhere = await room('COMPLETED', stranger, []);
    const code = async (answer: ReturnType<typeof write>) => (await answer).body.code;

    expect(await code(write(stranger, done.id, done.idOf(leader)))).toBe('NOT_A_MEMBER');
    expect(await code(write(follower, early.id, early.idOf(leader)))).toBe('REVIEW_NOT_OPEN');
    expect(await code(write(follower, done.id, done.idOf(follower)))).toBe('SELF_REVIEW');
    expect(await code(write(follower, done.id, elsewhere.idOf(stranger)))).toBe('PARTICIPANT_NOT_FOUND');
    expect(await code(write(follower, 999_999 as RoomId, 1 as ParticipantId))).toBe('ROOM_NOT_FOUND');
    expect(await t.db.selectFrom('reviews').select('id').where('boardId', '=', done.id).execute()).toEqual([]);
  });

  test.each([
    [{ star: 0 }, 'star'],
    [{ star: 5.5 }, 'star'],
    [{ star: 4.2 }, 'star'],
    [{}, 'star'],
    [{ star: 5, keywords: ['멋져요'] }, 'keywords.0'],
    [{ star: 5, review: '가'.repeat(256) }, 'review'],
  ])('%j names the field', async (form, field) => {
    const [leader, follower] = [await t.person(), await t.person()];
    const { id, idOf } = await room('COMPLETED', leader, [follower]);
    const { status, body } = await write(follower, id, idOf(leader), form);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toContain(field);
  });

  test('pressed twenty times at once it is written once', async () => {
    const [leader, follower] = [await t.person(), await t.person()];
    const { id, idOf } = await room('COMPLETED', leader, [follower]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => write(follower, id, idOf(leader))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'ALREADY_REVIEWED')).toHaveLength(19);
  });

  test('many at once about one person lose nothing, and the stored figures equal a recomputation', async () => {
    const leader = await t.person();
    const followers = await Promise.all(Array.from({ length: 12 }, () => t.person()));
    const { id, idOf } = await room('COMPLETED', leader, followers);
    await Promise.all(
      followers.map((follower, i) =>
        write(follower, id, idOf(leader), { star: (i % 10) / 2 + 0.5, keywords: ['친절해요'] }),
      ),
    );
    const reviews = await t.db.selectFrom('reviews').selectAll().where('targetUserId', '=', leader.userId).execute();
    expect(reviews).toHaveLength(12);
    expect(await profile(leader)).toMatchObject({
      mannerLeader: gaugeOf(reviews, t.clock.now),
      reviewKeywords: keywordsOf(reviews),
    });
  });

  test('of several by one writer about one role only the newest weighs, and none of somebody who did not pay', async () => {
    const [leader, follower, other] = [await t.person(), await t.person(), await t.person()];
    const review = async (writer: Person, star: number, isPaid = true) => {
      const { id, idOf } = await room('COMPLETED', leader, [writer], isPaid);
      t.clock.now = new Date(t.clock.now.getTime() + 1);
      await write(writer, id, idOf(leader), { star });
      return (await profile(leader)).mannerLeader;
    };
    const alone = (...stars: number[]) =>
      gaugeOf(
        stars.map((star) => ({ star, keywords: [], createdAt: t.clock.now })),
        t.clock.now,
      );
    expect(await review(follower, 5)).toBe(alone(5));
    expect(await review(follower, 1)).toBe(alone(1));
    expect(await review(follower, 5, false)).toBe(alone(1));
    expect(await review(other, 5)).toBe(alone(1, 5));
  });

  test('the nightly job lets gauges age', async () => {
    const [leader, follower] = [await t.person(), await t.person()];
    const { id, idOf } = await room('COMPLETED', leader, [follower]);
    await write(follower, id, idOf(leader), { star: 5 });
    const before = t.clock.now;
    t.clock.now = new Date(before.getTime() + 365 * DAY_MS);
    await t.deps.jobs.add(t.db, 'reviews.recompute-gauges', {});
    await t.runJobs();
    expect((await profile(leader)).mannerLeader).toBe(57.1);
    t.clock.now = before;
  });
});

describe('what everybody sees of a neighbour', () => {
  test('purchases brought to their end, how many reviews, and the newest three with words, without their writers', async () => {
    const person = await t.person();
    const others = await Promise.all(Array.from({ length: 5 }, () => t.person()));
    const led = await room('COMPLETED', person, others);
    await room('COMPLETED', others[0]!, [person]);
    await room('PURCHASED', person, [others[0]!]);
    for (const [at, other] of others.entries()) {
      const review = at === 4 ? '' : `${at}번째 이웃의 말`;
      await write(other, led.id, led.idOf(person), { star: 4.5, keywords: ['친절해요'], review });
    }
    const { body } = await t.call(null, 'GET', `/api/users/${person.userId}`);
    expect(body).toMatchObject({ dealCount: 2, reviewCount: 5 });
    const review = (text: string) => ({
      id: expect.any(Number),
      star: 4.5,
      review: text,
      createAt: t.clock.now.toISOString(),
    });
    expect(body.newestReviews).toEqual([3, 2, 1].map((at) => review(`${at}번째 이웃의 말`)));
    expect(await t.call(null, 'GET', `/api/users/${others[0]!.userId}`)).toMatchObject({
      body: { dealCount: 2, reviewCount: 0, newestReviews: [] },
    });
  });
});
