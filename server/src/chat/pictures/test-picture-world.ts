import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { awake } from '../../boards/test-boards';
import { testBucket } from '../../media/test-bucket';
import { jpegOf } from '../../media/test-pictures';
import { roomIn, type TestRoom } from '../../payments/test-rooms';
import { sanctionNow } from '../../safety/test-sanctions';
import { type Person, type TestApp, testApp } from '../../test-app';
import { isWhole } from '../../test-ring';
import { openSession } from '../../users/session/open-session';
import { uploadTo } from './test-talk-pictures';

const STORES = ['on disk', 'in S3'] as const;
type TestBucket = Awaited<ReturnType<typeof testBucket>>;

/** By day with pictures on disk; with `RING=all` the same tests in S3 as well. */
export function describePictures(title: string, tests: (world: () => PictureWorld) => void): void {
  describe.each(isWhole ? STORES : STORES.slice(0, 1))(`${title} %s`, (kind) => {
    let folder: string;
    let bucket: TestBucket;
    let world: PictureWorld;
    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'mungchi-talk-'));
      bucket = await testBucket();
      const t = await testApp({ env: { DATA_DIR: folder, ...(kind === 'in S3' && bucket.env) } });
      // The payment sandbox is asked over HTTP.
      await t.listen();
      world = pictureWorld(t, kind === 'in S3' ? bucket : null);
    });
    afterAll(async () => {
      await world.t.close();
      await bucket.close();
      await rm(folder, { recursive: true, force: true });
    });
    tests(() => world);
  });
}

let photos = 0;
/** Never the same bytes twice. */
const photo = () => {
  photos += 1;
  return jpegOf(700 + photos, 40);
};

/** An app whose pictures lie on disk or in S3, and what people do with the pictures of a room there. */
export type PictureWorld = ReturnType<typeof pictureWorld>;

function pictureWorld(t: TestApp, bucket: TestBucket | null) {
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
    await sanctionNow(t.deps, userId, { kind: 'BANNED', reason: '사기' });
    await t.deps.sanctions.read();
  };
  const makeOperator = ({ userId }: Person) =>
    t.db.updateTable('users').set({ operatorSince: t.clock.now }).where('id', '=', userId).execute();

  return {
    t,
    cookieOf,
    byCookie,
    byToken,
    fetchAs,
    uploaded,
    photo,
    at,
    withPictures,
    disputedRoom,
    leave,
    ban,
    makeOperator,
    bucket,
  };
}
