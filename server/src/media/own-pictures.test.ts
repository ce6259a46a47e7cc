import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../test-app';
import { assertOwnPictures } from './own-pictures';
import { type MediaApp, mediaApp } from './test-media-app';
import { pngOf } from './test-pictures';

let m: MediaApp;
beforeAll(async () => {
  m = await mediaApp();
});
afterAll(() => m.close());

describe('our own pictures', () => {
  test('are those stored here, in the order asked for', async () => {
    const first = (await m.upload(await pngOf(340, 340))).body;
    const second = (await m.upload(await pngOf(341, 341))).body;
    const pictures = await assertOwnPictures(m.t.deps, m.person.userId, [second.url, first.url, second.url]);
    expect(pictures.map(({ url, width }) => [url, width])).toEqual([
      [second.url, 341],
      [first.url, 340],
      [second.url, 341],
    ]);
    expect(await assertOwnPictures(m.t.deps, m.person.userId, [])).toEqual([]);
  });

  test('are also those that six people upload at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => m.t.person()));
    for (let round = 0; round < 3; round++) {
      const picture = await pngOf(400, 420 + round);
      const answers = await Promise.all(people.map((person) => m.upload(picture, 'a.png', 'image/png', person)));
      const shown = people.map(async ({ userId }, nth) =>
        assertOwnPictures(m.t.deps, userId, [answers[nth]!.body.url]).catch((error) => error.code),
      );
      expect(await Promise.all(shown)).toEqual(people.map(() => [expect.objectContaining({ height: 420 + round })]));
    }
  });

  test('of somebody who has left are nobody else’s, but of who uploaded them, too', async () => {
    const [gone, other, stranger] = await m.t.people(3);
    const alone = (await m.upload(await pngOf(410, 340), 'a.png', 'image/png', gone!)).body.url;
    const shared = await pngOf(411, 340);
    const both = (await m.upload(shared, 'a.png', 'image/png', gone!)).body.url;
    await m.upload(shared, 'a.png', 'image/png', other!);
    expect((await m.t.call(gone!, 'DELETE', '/api/users')).status).toBe(200);
    const may = ({ userId }: Person, url: string) =>
      assertOwnPictures(m.t.deps, userId, [url]).then(
        () => true,
        ({ code }) => code,
      );
    expect(await may(stranger!, alone)).toBe('IMAGE_NOT_ALLOWED');
    expect(await may(stranger!, both)).toBe('IMAGE_NOT_ALLOWED');
    expect(await may(other!, both)).toBe(true);
    const row = m.t.db.selectFrom('media').select(['ownerId', 'alsoBy']).where('url', '=', both);
    expect(await row.executeTakeFirst()).toEqual({ ownerId: other!.userId, alsoBy: [] });
    // Uploaded anew, it is theirs as well.
    await m.upload(await pngOf(410, 340), 'a.png', 'image/png', stranger!);
    expect(await may(stranger!, alone)).toBe(true);
  });

  test('and those on hosts the operator allows', async () => {
    const { media } = m.t.deps.config;
    const before = { ...media };
    Object.assign(media, { imageHosts: ['cdn.example.org'], cloudinary: { cloudName: 'mung', preset: 'gonggu' } });
    const good = [
      'https://cdn.example.org/a/b.jpg',
      'https://res.cloudinary.com/mung/image/upload/v1/%EC%82%AC%EC%A7%84.jpg',
    ];
    expect((await assertOwnPictures(m.t.deps, m.person.userId, good)).map(({ url }) => url)).toEqual(good);
    for (const bad of [
      'http://cdn.example.org/a.jpg',
      'https://cdn.example.org.evil.example/a.jpg',
      'https://cdn.example.org@evil.example/a.jpg',
      'https://user:pw@cdn.example.org/a.jpg',
      'https://res.cloudinary.com/other/x.jpg',
      'https://res.cloudinary.com/mung/../other/x.jpg',
      'https://res.cloudinary.com/mung/x.jpg',
      'https://res.cloudinary.com/mung/image/fetch/https://evil.example/a.jpg',
      'https://res.cloudinary.com/mung/image/facebook/1.jpg',
      'https://res.cloudinary.com/mung/image/%75pload/x.jpg',
      'https://res.cloudinary.com/mung/video/upload/x.jpg',
      'https://res.cloudinary.com/mung/image/upload/l_fetch:aHR0cHM6Ly9ldmlsLmV4YW1wbGU=/x.jpg',
      'https://res.cloudinary.com/mung/image/upload/u_%66etch%3AaHR0/x.jpg',
      'https://res.cloudinary.com/mung/image/upload/l_fetch%253AaHR0/x.jpg',
      'https://evil.example/a.jpg',
      '/media/none.webp',
      '//cdn.example.org/a.jpg',
      'data:image/png;base64,AAAA',
      '',
    ]) {
      await expect(assertOwnPictures(m.t.deps, m.person.userId, [bad]), bad).rejects.toMatchObject({
        code: 'IMAGE_NOT_ALLOWED',
      });
    }
    Object.assign(media, before);
    await expect(assertOwnPictures(m.t.deps, m.person.userId, [good[0]!])).rejects.toMatchObject({
      code: 'IMAGE_NOT_ALLOWED',
    });
  });
});
