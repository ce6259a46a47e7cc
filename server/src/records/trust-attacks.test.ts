import { DAY_MS, eveningAfter, HOUR_MS, type RoomId } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { joinBoard } from '../boards/seats/join-board';
import { awake, boardForm, openBoard } from '../boards/test-boards';
import { MessageAppender } from '../chat/message-appender';
import { agree, ownPhone } from '../legal/test-legal';
import { order, payByCard, report, type TestRoom } from '../payments/test-rooms';
import { write } from '../reviews/test-completed';
import { type Person, type TestApp, testApp } from '../test-app';
import { readCircle } from './read-circle';

/**
 * What an attack costs and what it gains, played through the real calls. Each test says both: the purchases that were paid
 * for and run to their end, and what a neighbour then reads.
 */
let t: TestApp;
let leader: Person;
beforeAll(async () => {
  t = await testApp({ env: { LEGAL: 'on' } });
  await t.listen();
});
afterAll(() => t.close());
beforeEach(async () => {
  leader = await agreed();
});

async function agreed(): Promise<Person> {
  const person = await t.person();
  await ownPhone(t, person);
  await agree(t, awake(t, person));
  return person;
}
const people = async (count: number) => {
  const all: Person[] = [];
  for (let nth = 0; nth < count; nth++) all.push(await agreed());
  return all;
};
const card = (nth: number) => ({ name: '현대카드', number: `5432${String(1000 + nth)}****1234` });
let cards = 0;
/** A card nobody else has. */
const ownCard = () => card(++cards);

/** A whole purchase, each follower paying with a card; what everybody pays is what it costs. */
async function buy(
  by: Person,
  payers: { who: Person; with: { name: string; number: string } }[],
  share = 5000,
  answered: string | null = null,
) {
  const all = payers.length + 1;
  const id = await openBoard(t, awake(t, by), { totalUser: all, price: share * all });
  for (const { who } of payers) await joinBoard(t.deps, who.userId, id);
  const room: TestRoom = { id, leader: by, followers: payers.map(({ who }) => who), share };
  for (const { who, with: paidWith } of payers) {
    const payer = awake(t, who);
    await report(
      t,
      room,
      payer,
      await payByCard(t, { ...(await order(t, room, payer)), buyer: who, options: { card: paidWith } }),
    );
  }
  for (const { who } of answered === null ? [] : payers) {
    await say(id, who, '언제 만나요?');
    later(3 * MINUTE_MS);
    await say(id, by, answered!);
  }
  await t.call(awake(t, by), 'PATCH', `/api/chat/rooms/${id}/purchase-complete`);
  for (const { who } of payers) await t.call(awake(t, who), 'POST', `/api/chat/rooms/${id}/trade-complete`);
  await t.runJobs();
  const seats = await t.db.selectFrom('participants').select(['id', 'userId']).where('boardId', '=', id).execute();
  return {
    id,
    leader: by,
    followers: room.followers,
    idOf: ({ userId }: Person) => seats.find((seat) => seat.userId === userId)!.id,
  };
}
const MINUTE_MS = 60_000;
const say = (roomId: RoomId, { userId }: Person, text: string) =>
  new MessageAppender(t.deps).append({ roomId, userId, text, key: null });
const later = (ms: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + ms);
};
const recordOf = async (person: Person) =>
  (await t.call(awake(t, person), 'GET', `/api/users/${person.userId}/record`)).body;
const gaugeOf = async (person: Person) => (await t.call(null, 'GET', `/api/users/${person.userId}`)).body.mannerLeader;

describe('a record', () => {
  test('five logins, one card: an evening and three purchases → one neighbour, no record at all', async () => {
    const puppets = await people(5);
    const one = ownCard();
    for (let nth = 0; nth < 3; nth++)
      await buy(
        leader,
        puppets.map((who) => ({ who, with: one })),
      );
    expect(await recordOf(leader)).toMatchObject({ facts: null, started: true, limit: { most: 400_000 } });
  });

  test('a second account joins one’s own purchases with one’s own card: the fee → nothing', async () => {
    const mine = ownCard();
    const [other, second] = await people(2);
    await buy(other!, [{ who: leader, with: mine }]);
    const before = await recordOf(leader);
    for (let nth = 0; nth < 3; nth++) {
      later(31 * DAY_MS);
      await buy(leader, [{ who: second!, with: mine }]);
    }
    expect(await recordOf(leader)).toEqual(before);
  });

  test('puppets with a card each: three cards, three purchases → 이웃 3명과 공구 3번, room for 600,000원', async () => {
    const puppets = (await people(3)).map((who) => ({ who, with: ownCard() }));
    for (const puppet of puppets) await buy(leader, [puppet]);
    expect(await recordOf(leader)).toMatchObject({ facts: { led: 3, ledWith: 3 }, limit: { most: 600_000 } });
    await buy(leader, puppets);
    expect(await recordOf(leader), 'again within a month').toMatchObject({ facts: { led: 3, ledWith: 3 } });
  });

  test('one puppet with a new card each time: four cards, four purchases → 이웃 1명, no record at all', async () => {
    const [puppet] = await people(1);
    for (let nth = 0; nth < 4; nth++) await buy(leader, [{ who: puppet!, with: ownCard() }]);
    expect(await recordOf(leader)).toMatchObject({ facts: null, limit: { most: 400_000 } });
  });

  test('purchases of 0원, praised by both: nothing → no deal, review, keyword, record, label or circle', async () => {
    const [puppet] = await people(1);
    for (let nth = 0; nth < 3; nth++) {
      const id = await openBoard(t, awake(t, leader), { totalUser: 2, price: 1 });
      await joinBoard(t.deps, puppet!.userId, id);
      await say(id, puppet!, '언제 만나요?');
      later(3 * MINUTE_MS);
      await say(id, leader, '네');
      await t.call(awake(t, leader), 'PATCH', `/api/chat/rooms/${id}/purchase-complete`);
      await t.call(awake(t, puppet!), 'POST', `/api/chat/rooms/${id}/trade-complete`);
      await t.runJobs();
      const seats = await t.db.selectFrom('participants').select(['id', 'userId']).where('boardId', '=', id).execute();
      const room = {
        id,
        leader,
        followers: [puppet!],
        idOf: (one: Person) => seats.find((seat) => seat.userId === one.userId)!.id,
      };
      expect((await write(t, room, puppet!, leader)).status).toBe(200);
      expect((await write(t, room, leader, puppet!)).status).toBe(200);
    }
    for (const { userId } of [leader, puppet!]) {
      const card = (await t.call(null, 'GET', `/api/users/${userId}`)).body;
      expect(card).toMatchObject({ dealCount: 0, reviewCount: 0, newestReviews: [], mannerLeader: 50 });
      expect(card.reviewKeywordDto).toEqual({ keywords: [] });
    }
    expect(await recordOf(leader)).toMatchObject({ facts: null, started: false });
    expect(await recordOf(puppet!)).toMatchObject({ facts: null, started: false });
    const waited = t.db.selectFrom('replyTimes').select('minutes').where('leaderId', '=', leader.userId);
    expect(await waited.execute(), 'nobody waited for an answer').toEqual([]);
    expect(await readCircle(t.db, leader.userId)).toEqual({ people: 0, elsewhere: 0, sameMark: 0 });
    // Where the same two pay, it is there.
    const paid = await buy(leader, [{ who: puppet!, with: ownCard() }]);
    expect((await write(t, paid, puppet!, leader)).status).toBe(200);
    expect((await write(t, paid, leader, puppet!)).status).toBe(200);
    const card = (await t.call(null, 'GET', `/api/users/${leader.userId}`)).body;
    expect(card).toMatchObject({ dealCount: 1, reviewCount: 1, newestReviews: [{ review: '좋았어요' }] });
    expect(card.reviewKeywordDto).toEqual({ keywords: ['친절해요'] });
  });

  test('many small purchases with new cards: below 3,000원 each → nothing', async () => {
    for (const who of await people(3)) await buy(leader, [{ who, with: ownCard() }], 2999);
    expect(await recordOf(leader)).toMatchObject({ facts: null, started: false });
  });

  test('whoever answers nobody has no label, however many paid', async () => {
    const room = await buy(
      leader,
      (await people(2)).map((who) => ({ who, with: ownCard() })),
    );
    expect(await t.db.selectFrom('replyTimes').selectAll().where('boardId', '=', room.id).execute()).toEqual([]);
    expect((await recordOf(leader)).facts).toBeNull();
  });

  test('“네” to everything: five who paid, three purchases → a label, and nothing that others have not', async () => {
    const [busy, silent] = await people(2);
    for (const payers of [2, 2, 1]) {
      const [ones, others] = [await people(payers), await people(payers)];
      const paying = (all: Person[]) => all.map((who) => ({ who, with: ownCard() }));
      await buy(busy!, paying(ones), 5000, '네');
      await buy(silent!, paying(others));
    }
    const [told, other] = [await recordOf(busy!), await recordOf(silent!)];
    expect([told.facts.reply, other.facts.reply]).toEqual([10, null]);
    expect(told).toEqual({ ...other, facts: { ...other.facts, reply: 10 } });
  });

  test('what an operator reads of a circle: how many, who of them buys elsewhere, and what they pay with', async () => {
    const puppets = await people(3);
    for (const who of puppets) await buy(leader, [{ who, with: card(7001) }]);
    const [neighbour, other] = await people(2);
    await buy(leader, [{ who: neighbour!, with: ownCard() }]);
    await buy(other!, [{ who: neighbour!, with: ownCard() }]);
    expect(await readCircle(t.db, leader.userId)).toEqual({ people: 4, elsewhere: 1, sameMark: 3 });
    expect(await readCircle(t.db, neighbour!.userId)).toEqual({ people: 0, elsewhere: 0, sameMark: 0 });
  });

  test('a false 안 왔어요: a word, answered by receiving → nothing on anybody’s record', async () => {
    const [follower] = await people(1);
    const room = await bought(leader, follower!);
    const { body } = await t.call(awake(t, leader), 'GET', `/api/chat/rooms/${room.id}/handover`);
    const said = `/api/chat/rooms/${room.id}/no-show/${body.people[0].participantId}`;
    expect((await t.call(awake(t, leader), 'PUT', said)).status).toBe(200);
    await t.call(awake(t, follower!), 'POST', `/api/chat/rooms/${room.id}/trade-complete`);
    later(30 * DAY_MS);
    await t.runJobs();
    expect((await recordOf(follower!)).facts).toBeNull();
  });

  test('a faked position: a minute → a badge; no word, no room, no place in a list', async () => {
    const neighbour = await agreed();
    const boardId = await openBoard(t, awake(t, leader), { totalUser: 3, price: 15_000 });
    const seen = async () => ({
      record: await recordOf(leader),
      list: (await t.call(awake(t, neighbour), 'GET', '/api/group-boards')).body.map(({ id }: { id: number }) => id),
      gauge: await gaugeOf(leader),
    });
    const before = await seen();
    const consents = [{ kind: 'LOCATION', version: 2, given: true }];
    await t.call(awake(t, leader), 'POST', '/api/users/consents', { consents });
    const faked = { latitude: 33.4507, longitude: 126.5707, accuracy: 1 };
    expect((await t.call(awake(t, leader), 'POST', '/api/users/check', faked)).status).toBe(200);
    const after = await seen();
    expect(after).toEqual({ ...before, record: { ...before.record, verified: expect.stringMatching(/^\d{4}-\d\d$/) } });
    expect(after.list).toContain(boardId);
  });

  test('another account: the whole record is gone, and the limit starts anew', async () => {
    for (const who of await people(3)) await buy(leader, [{ who, with: ownCard() }]);
    const again = await agreed();
    expect(await recordOf(again)).toMatchObject({
      facts: null,
      started: false,
      limit: { most: 300_000, left: 300_000 },
    });
  });
});

describe('reviews', () => {
  test('"five stars or I give you one": who answers what could be read moves nothing', async () => {
    const [follower] = await people(1);
    const room = await buy(leader, [{ who: follower!, with: ownCard() }]);
    await write(t, room, follower!, leader, { star: 1 });
    expect(await gaugeOf(leader), 'nobody can read it').toBe(50);
    t.clock.now = eveningAfter(t.clock.now, 168);
    await t.runJobs();
    const before = (await t.call(null, 'GET', `/api/users/${follower!.userId}`)).body;
    await write(t, room, leader, follower!, { star: 0.5, review: '앙갚음' });
    expect((await t.call(null, 'GET', `/api/users/${follower!.userId}`)).body).toEqual(before);
  });

  test('a leader who reviews all at once makes nobody late: the week is theirs', async () => {
    const followers = await people(2);
    const room = await buy(
      leader,
      followers.map((who) => ({ who, with: ownCard() })),
    );
    for (const follower of followers) await write(t, room, leader, follower, { star: 5 });
    later(6 * DAY_MS);
    await write(t, room, followers[0]!, leader, { star: 1 });
    expect(await gaugeOf(leader)).toBe(42.5);
  });

  test.each([
    [3, 75],
    [10, 88.5],
  ])('a ring of %d who really buy, again and again: gauge %d; words do not move', async (size, gauge) => {
    const ring = (await people(size)).map((who) => ({ who, with: ownCard() }));
    for (let round = 0; round < 2; round++) {
      const room = await buy(leader, ring, 3000);
      for (const { who } of ring) {
        await write(t, room, who, leader, { star: 5, keywords: [] });
        await write(t, room, leader, who, { star: 5 });
      }
    }
    expect(await gaugeOf(leader)).toBe(gauge);
    expect((await recordOf(leader)).facts).toBeNull();
  });
});

/** Paid, bought, and an hour past the meeting. */
async function bought(by: Person, follower: Person): Promise<TestRoom> {
  const id = await openBoard(t, awake(t, by), { totalUser: 2, price: 20_000 });
  await joinBoard(t.deps, follower.userId, id);
  const room: TestRoom = { id, leader: by, followers: [follower], share: 10_000 };
  const payer = awake(t, follower);
  await report(t, room, payer, await payByCard(t, { ...(await order(t, room, payer)), buyer: follower }));
  await t.call(awake(t, by), 'PATCH', `/api/chat/rooms/${id}/purchase-complete`);
  const startsAt = new Date(t.clock.now.getTime() + 30 * HOUR_MS);
  await t.call(awake(t, by), 'PUT', `/api/chat/rooms/${id}/appointment`, { startsAt });
  t.clock.now = new Date(startsAt.getTime() + 2 * HOUR_MS);
  return room;
}

describe('a new leader', () => {
  test('전달했어요 without goods counts after 168 hours, however the meeting was set', async () => {
    const [follower] = await people(1);
    const { id } = await bought(leader, follower!);
    const seats = (await t.call(awake(t, leader), 'GET', `/api/chat/rooms/${id}/handover`)).body.people;
    const { body } = await t.call(awake(t, leader), 'PUT', `/api/chat/rooms/${id}/handed/${seats[0].participantId}`);
    expect(body.people[0].confirmBy).toBe(eveningAfter(t.clock.now, 168).toISOString());
  });

  test('the first try is worth 300,000원 of others’ money, however it is cut', async () => {
    const open = async (price: number) =>
      t.call(awake(t, leader), 'POST', '/api/group-boards', await boardForm(t, { price, totalUser: 2 }));
    const answers: number[] = [];
    for (let nth = 0; nth < 8; nth++) answers.push((await open(100_000)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(6);
  });
});
