import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DAY_MS } from '@mungchi/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awake, boardForm } from '../../boards/test-boards';
import { storePicture } from '../../media/store-picture';
import { testBucket } from '../../media/test-bucket';
import { jpegOf, phoneJpeg } from '../../media/test-pictures';
import { operatorPerson } from '../../operator/test-operator';
import { disputeTalk } from '../../payments/disputes/test-disputes';
import { roomIn, type TestRoom } from '../../payments/test-rooms';
import { sanctionPerson } from '../../safety/sanction-person';
import { type Person, type TestApp, testApp } from '../../test-app';
import { endSessions } from '../../users/session/end-sessions';
import { openSession } from '../../users/session/open-session';
import { clearPictures, dropUnsent } from './clear-pictures';
import { talkFilesOf } from './picture-rules';
import { uploadTo } from './test-talk-pictures';

let folder: string;
let bucket: Awaited<ReturnType<typeof testBucket>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mungchi-talk-'));
  bucket = await testBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

let photos = 0;
/** Never the same bytes twice. */
const photo = () => {
  photos += 1;
  return jpegOf(700 + photos, 40);
};

describe.each([
  ['on disk', () => ({})],
  ['in S3', () => bucket.env],
])('pictures of a room %s', (kind, env) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ env: { DATA_DIR: path.join(folder, kind), ...env() } });
    // The payment sandbox is asked over HTTP.
    await t.listen();
  });
  afterAll(() => t.close());

  /** The cookie that a browser has beside its session. */
  async function cookieOf({ userId }: Person): Promise<{ cookie: string; sessionId: string }> {
    const refresh = await openSession(t.deps, userId);
    const answer = await t.app.inject({ method: 'POST', url: '/api/auth/token', cookies: { refresh_token: refresh } });
    const { sessionId } = t.deps.tokens.read(answer.json().accessToken)!;
    return { cookie: answer.cookies.find(({ name }) => name === 'drawn_for')!.value, sessionId: sessionId! };
  }
  const byCookie = (url: string, cookie: string, headers = {}) =>
    t.app.inject({ url, cookies: { drawn_for: cookie }, headers });
  const byToken = (url: string, person: Person) =>
    t.app.inject({ url, headers: { authorization: `Bearer ${awake(t, person).token}` } });

  /** What this person gets of it, by cookie and by token: the same. */
  async function fetchAs(person: Person, url: string): Promise<number> {
    const { cookie } = await cookieOf(person);
    const [one, other] = [await byCookie(url, cookie), await byToken(url, person)];
    expect(one.statusCode).toBe(other.statusCode);
    return one.statusCode;
  }

  async function uploaded(room: TestRoom, person: Person, use: string): Promise<string> {
    const { status, body } = await uploadTo(t, room.id, awake(t, person), use, await photo());
    expect([status, body.code]).toEqual([200, undefined]);
    return body.url;
  }

  const at = (room: TestRoom, rest: string) => `/api/chat/rooms/${room.id}/${rest}`;
  const withPictures = (url: string) => ({ kind: 'DAMAGED', text: '터졌어요', wanted: 1000, pictures: [url] });

  /** A purchased room with a receipt, a dispute and its answer, each with a picture; its second follower has left. */
  async function disputedRoom() {
    const room = await roomIn(t, 'PURCHASED');
    const [follower, left] = room.followers as [Person, Person];
    const receipt = await uploaded(room, room.leader, 'RECEIPT');
    await t.call(awake(t, room.leader), 'POST', at(room, 'receipts'), { spent: 9000, pictures: [receipt] });
    const evidence = await uploaded(room, follower, 'DISPUTE');
    const told = await t.call(awake(t, follower), 'POST', at(room, 'disputes'), withPictures(evidence));
    const answer = await uploaded(room, room.leader, 'DISPUTE');
    const contested = await t.call(awake(t, room.leader), 'PATCH', at(room, `disputes/${told.body.id}/contest`), {
      text: '멀쩡했어요',
      pictures: [answer],
    });
    expect(contested.body).toMatchObject({ pictures: [{ url: evidence }], answerPictures: [{ url: answer }] });
    return { room, follower, left, disputeId: told.body.id as number, receipt, evidence, answer };
  }

  const leave = (room: TestRoom, { userId }: Person, leftWhy: 'OPERATOR' | 'HANDED_ON') =>
    t.db
      .updateTable('participants')
      .set({ leftAt: t.clock.now, leftWhy })
      .where('boardId', '=', room.id)
      .where('userId', '=', userId)
      .execute();
  const ban = async ({ userId }: Person) => {
    await sanctionPerson(t.deps, userId, { kind: 'BANNED', reason: '사기' });
    await t.deps.sanctions.read();
  };
  const makeOperator = ({ userId }: Person) =>
    t.db.updateTable('users').set({ operatorSince: t.clock.now }).where('id', '=', userId).execute();

  test('nobody else sees them', { timeout: 120_000 }, async () => {
    const { room, follower, left: member, receipt, evidence, answer } = await disputedRoom();
    const elsewhere = await roomIn(t, 'PURCHASED');
    const inOther = elsewhere.followers[0]!;
    const operator = await operatorPerson(t);
    const unused = await uploaded(elsewhere, elsewhere.leader, 'RECEIPT');
    const all = [receipt, evidence, answer];
    const seen = async (person: Person) => {
      const statuses: number[] = [];
      for (const url of all) statuses.push(await fetchAs(person, url));
      return statuses;
    };
    const nothing = [404, 404, 404];

    for (const url of all) expect((await t.app.inject({ url })).statusCode, 'a visitor').toBe(404);
    expect(await seen(await t.person()), 'a stranger').toEqual(nothing);
    expect(await seen(inOther), 'a member of another room').toEqual(nothing);
    expect(await seen(member), 'a member who is no party').toEqual([200, 404, 404]);
    expect(await seen(follower), 'the follower').toEqual([200, 200, 200]);
    expect(await seen(room.leader), 'the leader').toEqual([200, 200, 200]);
    expect(await seen(operator), 'an operator').toEqual([404, 200, 200]);

    // An upload that nobody used is its uploader's.
    expect(await fetchAs(elsewhere.leader, unused)).toBe(200);
    expect(await fetchAs(inOther, unused)).toBe(404);
    expect(await fetchAs(operator, unused)).toBe(404);
    // The room in the address is the picture's own.
    expect(await fetchAs(follower, evidence.replace(`/talk/${room.id}/`, `/talk/${elsewhere.id}/`))).toBe(404);

    await leave(room, member, 'HANDED_ON');
    expect(await seen(member), 'who handed the seat on').toEqual(nothing);
    await leave(room, member, 'OPERATOR');
    expect(await seen(member), 'a former member').toEqual(nothing);
    await makeOperator(member);
    expect(await seen(member), 'an operator who was a member').toEqual(nothing);

    await makeOperator(follower);
    expect(await seen(follower), 'an operator who is a party, as that party').toEqual([200, 200, 200]);
    await ban(follower);
    await ban(room.leader);
    expect(await seen(follower), 'the banned follower').toEqual([404, 200, 200]);
    expect(await seen(room.leader), 'the banned leader').toEqual([404, 200, 200]);
    await ban(operator);
    expect(await seen(operator), 'a banned operator').toEqual(nothing);
  });

  test('a session that ended opens none, nor does a forged cookie or a person who left', async () => {
    const { follower, evidence } = await disputedRoom();
    const { cookie, sessionId } = await cookieOf(follower);
    expect((await byCookie(evidence, cookie)).statusCode).toBe(200);
    expect((await byCookie(evidence, `${cookie}x`)).statusCode).toBe(404);
    await endSessions(t.deps, follower.userId, sessionId);
    expect((await byCookie(evidence, cookie)).statusCode).toBe(404);
    expect((await t.app.inject({ url: evidence, headers: { authorization: 'Bearer x' } })).statusCode).toBe(404);
    const again = await cookieOf(follower);
    await t.db.updateTable('users').set({ leftAt: t.clock.now }).where('id', '=', follower.userId).execute();
    expect((await byCookie(evidence, again.cookie)).statusCode).toBe(404);
    expect((await byToken(evidence, follower)).statusCode).toBe(404);
  });

  test('they are private, made anew, in three widths, and never at /media', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const person = room.followers[0]!;
    const { body } = await uploadTo(t, room.id, awake(t, person), 'DISPUTE', await phoneJpeg());
    const same = await uploadTo(t, room.id, awake(t, person), 'DISPUTE', await phoneJpeg());
    expect(same.body.id).not.toBe(body.id);
    expect(body).toMatchObject({ url: `/talk/${room.id}/${body.id}.webp`, width: 1200, height: 1600 });
    expect(body.widths).toEqual([320, 640]);

    const { cookie } = await cookieOf(person);
    const answer = await byCookie(body.url, cookie);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, max-age=86400, immutable',
      'cross-origin-resource-policy': 'same-site',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'image/webp',
    });
    expect(answer.rawPayload.includes('SecretPhone')).toBe(false);
    const smaller = await byCookie(`${body.url}?w=320`, cookie);
    expect(smaller.rawPayload.length).toBeLessThan(answer.rawPayload.length);
    const known = { 'if-none-match': answer.headers.etag as string };
    expect((await byCookie(body.url, cookie, known)).statusCode).toBe(304);
    expect((await t.app.inject({ url: body.url, headers: known })).statusCode).toBe(404);

    for (const file of [...talkFilesOf(body), `${body.id}.webp`, `talk/${body.id}.talk.webp`])
      expect((await byCookie(`/media/${file}`, cookie)).statusCode, file).toBe(404);
    expect(await t.deps.pictures.store.has(`${body.id}.talk.webp`)).toBe(false);
    if (kind === 'in S3') {
      const kept = [...bucket.objects.keys()];
      expect(kept.some((key) => key.startsWith(`talk/${body.id}`))).toBe(true);
    }
  });

  test('evidence of before moves in, once, and its old address is gone', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const follower = awake(t, room.followers[0]!);
    const upload = async (person: Person) => storePicture(t.deps, person.userId, await photo());
    const [told, answered, receipt, face] = [
      await upload(follower),
      await upload(room.leader),
      await upload(room.leader),
      await upload(follower),
    ];
    await t.db.updateTable('users').set({ profileUrl: face.url }).where('id', '=', follower.userId).execute();
    const { body } = await t.call(follower, 'POST', at(room, 'disputes'), { kind: 'SHORT', text: '모자라요' });
    await t.db
      .updateTable('disputes')
      .set({ pictures: JSON.stringify([told, face]), answerPictures: JSON.stringify([answered]) })
      .where('id', '=', body.id)
      .execute();
    await t.db
      .insertInto('receipts')
      .values({ boardId: room.id, spent: 9000, pictures: JSON.stringify([receipt]), at: t.clock.now })
      .execute();
    for (const { url } of [told, answered, receipt]) expect((await t.app.inject({ url })).statusCode).toBe(200);

    const move = async () => {
      await t.deps.jobs.add(t.db, 'payments.move-evidence', {});
      await t.runJobs();
    };
    await move();
    const [dispute] = (await t.call(follower, 'GET', at(room, 'disputes'))).body;
    const receipts = (await t.call(follower, 'GET', at(room, 'receipts'))).body;
    const moved = [...dispute.pictures, ...dispute.answerPictures, ...receipts[0].pictures];
    expect(moved.map(({ width }) => width)).toEqual([told, face, answered, receipt].map(({ width }) => width));
    for (const { url } of moved) {
      expect(url).toMatch(new RegExp(`^/talk/${room.id}/[0-9a-f]{32}\\.webp$`));
      expect(await fetchAs(follower, url)).toBe(200);
    }
    for (const { url } of [told, answered, receipt]) expect((await t.app.inject({ url })).statusCode, url).toBe(404);
    // A face shows it, too.
    expect((await t.app.inject({ url: face.url })).statusCode).toBe(200);

    const count = () => t.db.selectFrom('talkPictures').select('id').where('roomId', '=', room.id).execute();
    const before = await count();
    await move();
    expect(await count()).toEqual(before);
  });

  test('a client that uploads to /media goes on working: it is copied in and gone there', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const [follower, other] = room.followers as [Person, Person];
    const own = await storePicture(t.deps, follower.userId, await photo());
    const foreign = await storePicture(t.deps, other.userId, await photo());
    const open = (url: string) => t.call(awake(t, follower), 'POST', at(room, 'disputes'), withPictures(url));
    expect((await open(foreign.url)).body.code).toBe('IMAGE_NOT_ALLOWED');
    const [shown] = (await open(own.url)).body.pictures;
    expect(shown).toMatchObject({ ...own, url: expect.stringMatching(/^\/talk\//) });
    await t.runJobs();
    expect((await t.app.inject({ url: own.url })).statusCode).toBe(404);
    expect((await t.app.inject({ url: foreign.url })).statusCode).toBe(200);
    expect(await fetchAs(room.leader, shown.url)).toBe(200);
  });

  test('the same bytes of two people are a picture of both', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const [one, other] = room.followers as [Person, Person];
    const bytes = await photo();
    const { url } = await storePicture(t.deps, one.userId, bytes);
    expect((await storePicture(t.deps, other.userId, bytes)).url).toBe(url);
    const told = await t.call(awake(t, other), 'POST', at(room, 'disputes'), withPictures(url));
    expect(told.status).toBe(200);
  });

  test('only one’s own upload, for this room and this use, and once', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const elsewhere = await roomIn(t, 'PURCHASED', room.leader);
    const [follower, other] = room.followers as [Person, Person];
    const open = (person: Person, url: string) =>
      t.call(awake(t, person), 'POST', at(room, 'disputes'), withPictures(url));
    const refused = 'IMAGE_NOT_ALLOWED';
    expect((await open(follower, await uploaded(room, other, 'DISPUTE'))).body.code).toBe(refused);
    expect((await open(follower, await uploaded(room, room.leader, 'RECEIPT'))).body.code).toBe(refused);
    const away = await uploaded(elsewhere, elsewhere.followers[0]!, 'DISPUTE');
    expect((await open(follower, away)).body.code).toBe(refused);
    expect((await open(follower, `/talk/${room.id}/${'0'.repeat(32)}.webp`)).body.code).toBe(refused);
    expect((await open(follower, 'https://images.example/a.jpg')).body.code).toBe(refused);

    const own = await uploaded(room, follower, 'DISPUTE');
    const { body } = await open(follower, `https://api.example${own}?w=320`);
    expect(body.pictures).toMatchObject([{ url: own }]);
    await t.call(awake(t, follower), 'PATCH', at(room, `disputes/${body.id}/withdraw`));
    expect((await open(follower, own)).body.code).toBe(refused);
    // Nor in a post.
    const post = await boardForm(t, { images: [await uploaded(room, other, 'DISPUTE')] });
    expect((await t.call(awake(t, other), 'POST', '/api/group-boards', post)).body.code).toBe(refused);
  });

  test('who may upload what', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const [follower, other] = room.followers as [Person, Person];
    const code = async (person: Person, use: string, where = room) => {
      const { status, body } = await uploadTo(t, where.id, awake(t, person), use, await photo());
      return status === 200 ? '–' : body.code;
    };
    expect(await code(room.leader, 'RECEIPT')).toBe('–');
    expect(await code(follower, 'RECEIPT')).toBe('NOT_LEADER');
    expect(await code(room.leader, 'DISPUTE')).toBe('DISPUTE_NOT_FOUND');
    expect(await code(follower, 'DISPUTE')).toBe('–');
    expect(await code(follower, 'TALK')).toBe('INVALID_FIELDS');
    expect(await code(await t.person(), 'DISPUTE')).toBe('NOT_A_MEMBER');
    const early = await roomIn(t, 'RECRUITED');
    expect(await code(early.leader, 'RECEIPT', early)).toBe('NOT_TRADABLE');
    expect(await code(early.followers[0]!, 'DISPUTE', early)).toBe('NOT_TRADABLE');

    await disputeTalk(t).say(room, 1);
    expect(await code(room.leader, 'DISPUTE')).toBe('–');
    expect(await code(other, 'DISPUTE')).toBe('DISPUTE_OPEN');

    // Who is kept from the service shows evidence, and nothing else.
    for (const [kind, refusal] of [
      ['PAUSED', 'PAUSED'],
      ['BANNED', 'BANNED'],
    ] as const) {
      for (const { userId } of [room.leader, follower])
        await sanctionPerson(t.deps, userId, { kind, ...(kind === 'PAUSED' && { days: 3 }), reason: '도배' });
      await t.deps.sanctions.read();
      expect(await code(room.leader, 'RECEIPT')).toBe(refusal);
      expect(await code(room.leader, 'DISPUTE')).toBe('–');
      expect(await code(follower, 'DISPUTE')).toBe('–');
      expect((await t.call(awake(t, follower), 'POST', '/api/media')).body.code).toBe(refusal);
    }
  });

  test('they are cleared: unused after a day, others with what shows them; with the uploader what was not used', async () => {
    const { room, follower, left, disputeId, receipt, evidence } = await disputedRoom();
    const unused = await uploaded(room, left, 'DISPUTE');
    const clear = async (days: number) => {
      t.clock.now = new Date(t.clock.now.getTime() + days * DAY_MS);
      await t.deps.jobs.add(t.db, 'talk.clear', {});
      await t.runJobs();
    };
    const files = async (url: string) => t.deps.pictures.talk.has(url.split('/')[3]!.replace('.webp', '.talk.webp'));
    const start = t.clock.now;
    await clear(0.9);
    expect(await fetchAs(left, unused)).toBe(200);
    await clear(0.2);
    expect([await files(unused), await files(evidence)]).toEqual([false, true]);
    const going = await uploaded(room, left, 'DISPUTE');
    await t.db.transaction().execute((tx) => dropUnsent(tx, left.userId, t.clock.now));
    expect(await fetchAs(left, going)).toBe(404);
    await clear(0);
    expect(await files(going)).toBe(false);

    await clear(1200);
    expect(await fetchAs(follower, evidence)).toBe(200);
    await t.db
      .updateTable('disputes')
      .set({ state: 'DECIDED', refund: 0, endedAt: t.clock.now })
      .where('id', '=', disputeId)
      .execute();
    await clear(1095);
    expect([await files(evidence), await files(receipt)]).toEqual([true, false]);
    await clear(2);
    expect(await fetchAs(follower, evidence)).toBe(404);
    expect(await files(evidence)).toBe(false);
    expect(await t.db.selectFrom('talkPictures').select('id').where('roomId', '=', room.id).execute()).toEqual([]);
    t.clock.now = start;
  });

  test('an upload that is used while it would be cleared stays or is refused, never both', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const signal = new AbortController().signal;
    const outcomes: string[] = [];
    for (const follower of room.followers) {
      const url = await uploaded(room, follower, 'DISPUTE');
      t.clock.now = new Date(t.clock.now.getTime() + DAY_MS);
      const [told] = await Promise.all([
        t.call(awake(t, follower), 'POST', at(room, 'disputes'), withPictures(url)),
        clearPictures(t.deps, signal),
      ]);
      const isThere = (await fetchAs(follower, url)) === 200;
      outcomes.push(`${told.status} ${isThere}`);
    }
    for (const outcome of outcomes) expect(['200 true', '400 false', '403 false', '409 false']).toContain(outcome);
  });
});

test('600 a minute and person', async () => {
  const t = await testApp({ env: { DATA_DIR: path.join(folder, 'limit'), RATE_LIMIT_FACTOR: '0.005' } });
  const person = await t.person();
  const url = `/talk/1/${'a'.repeat(32)}.webp`;
  const ask = async () =>
    (await t.app.inject({ url, headers: { authorization: `Bearer ${person.token}` } })).statusCode;
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([404, 404, 404, 429]);
  await t.close();
});
