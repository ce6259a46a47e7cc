import { DAY_MS, UPLOADS_A_DAY_BYTES } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { awake } from '../boards/test-boards';
import { uploadTo } from '../chat/pictures/test-talk-pictures';
import { roomIn } from '../payments/test-rooms';
import type { Person } from '../test-app';
import { type MediaApp, mediaApp } from './test-media-app';
import { jpegOf, stripOf } from './test-pictures';

let m: MediaApp;
let person: Person;
beforeAll(async () => {
  // A fifth: 40 MB a day, 120 megapixels a minute.
  m = await mediaApp({ RATE_LIMIT_FACTOR: '0.2' });
});
afterAll(() => m.close());
beforeEach(async () => {
  person = await m.t.person();
});

const SPENT = {
  status: 429,
  body: { code: 'UPLOADS_SPENT', message: '오늘은 사진을 많이 올렸어요. 내일 다시 올려 주세요.' },
};
let shade = 0;
const photo = () => jpegOf(700, 400 + ++shade);
const upload = (content: Buffer, who = person) => m.upload(content, 'a.jpg', 'image/jpeg', who);
const stored = (share: number) =>
  m.t.db
    .updateTable('media')
    .set({ bytes: Math.ceil(UPLOADS_A_DAY_BYTES * 0.2 * share) })
    .where('ownerId', '=', person.userId)
    .execute();

test('bytes of a day and person, used or not; tomorrow there is room again', async () => {
  expect((await upload(await photo())).status).toBe(200);
  await stored(0.9);
  expect((await upload(await photo())).status).toBe(200);
  await stored(0.5);
  expect(await upload(await photo())).toMatchObject(SPENT);
  expect((await upload(await photo(), await m.t.person())).status).toBe(200);
  const start = m.t.clock.now;
  m.t.clock.now = new Date(start.getTime() + DAY_MS);
  expect((await upload(await photo(), awake(m.t, person))).status).toBe(200);
  m.t.clock.now = start;
});

test('photos of a room count, evidence for a dispute neither counts nor is refused', async () => {
  await m.t.listen();
  const room = await roomIn(m.t, 'PURCHASED');
  const follower = awake(m.t, room.followers[0]!);
  person = follower;
  expect((await uploadTo(m.t, room.id, follower, 'DISPUTE', await photo())).status).toBe(200);
  await m.t.db.updateTable('talkPictures').set({ bytes: UPLOADS_A_DAY_BYTES }).execute();
  expect((await uploadTo(m.t, room.id, follower, 'TALK', await photo())).status).toBe(200);
  await m.t.db.updateTable('talkPictures').set({ bytes: UPLOADS_A_DAY_BYTES }).where('use', '=', 'TALK').execute();
  for (const again of [uploadTo(m.t, room.id, follower, 'TALK', await photo()), upload(await photo(), follower)])
    expect(await again).toMatchObject(SPENT);
  expect((await uploadTo(m.t, room.id, follower, 'DISPUTE', await photo())).status).toBe(200);
});

test('pixels of a minute and person, before they are decoded', async () => {
  for (const height of [6999, 7000]) expect((await upload(stripOf(7000, height))).status).toBe(200);
  expect(await upload(stripOf(7000, 7001))).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect((await upload(await photo())).status).toBe(200);
  expect((await upload(stripOf(7000, 7002), await m.t.person())).status).toBe(200);
});
