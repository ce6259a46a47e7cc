import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MediaApp, mediaApp } from './test-media-app';
import { jpegOf, stripOf } from './test-pictures';

let m: MediaApp;
beforeAll(async () => {
  m = await mediaApp();
});
afterAll(() => m.close());

test('a long picture is refused in a sentence of its own, before anything is decoded', async () => {
  expect(await m.upload(stripOf(1, 50_000_000))).toMatchObject({
    status: 400,
    body: { code: 'UPLOAD_TOO_LONG', message: '너무 긴 사진이에요. 잘라서 올려 주세요.' },
  });
});

test('while heavy pictures of several people are made, photos and files are served and the node is ready', async () => {
  const stored = (await m.upload(await jpegOf(800, 600))).body.url;
  const heavy = [stripOf(7000, 7000), stripOf(16_000, 3000), stripOf(3000, 16_000), stripOf(6999, 7000)];
  const people = await Promise.all(heavy.map(() => m.t.person()));
  let under = heavy.length;
  const answers = heavy.map(async (picture, nth) => {
    const { status } = await m.upload(picture, 'heavy.png', 'image/png', people[nth]!);
    under -= 1;
    return status;
  });
  let rounds = 0;
  while (under > 0) {
    // The last two are read by `fs`, on the threads that libvips would take.
    for (const url of ['/readyz', stored, '/avatars/pink.webp']) expect((await m.download(url)).status, url).toBe(200);
    if (under > 0) rounds += 1;
    await wait(5);
  }
  expect(await Promise.all(answers)).toEqual(heavy.map(() => 200));
  expect(rounds, 'answered while pictures were made').toBeGreaterThan(5);
});
