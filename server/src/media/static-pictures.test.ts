import { readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertOwnPictures } from './own-pictures';
import { type MediaApp, mediaApp } from './test-media-app';

let m: MediaApp;
beforeAll(async () => {
  m = await mediaApp();
});
afterAll(() => m.close());

const [name] = readdirSync(path.resolve(import.meta.dirname, '../../assets/pictures'));
const url = `/pictures/${name}`;

describe('composed pictures', () => {
  test('are served as they are and in two smaller widths', async () => {
    for (const [query, width] of [
      ['', 800],
      ['?w=320', 320],
      ['?w=640', 640],
      ['?w=200', 320],
      ['?w=900', 800],
    ] as const) {
      const { status, headers, bytes } = await m.download(url + query);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width });
      expect((await m.download(url + query, { 'if-none-match': String(headers.etag) })).status).toBe(304);
    }
  });

  test('are resized once, however many ask at the same time', async () => {
    const [, second] = readdirSync(path.resolve(import.meta.dirname, '../../assets/pictures'));
    const copies = () => readdir(path.join(m.dataDir, 'cache', 'pictures'), { recursive: true });
    const before = (await copies()).filter((file) => file.endsWith('.webp')).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => m.download(`/pictures/${second}?w=320`)));
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    expect((await copies()).filter((file) => file.endsWith('.webp'))).toHaveLength(before + 1);
  });

  test('may be used in posts and come with their measures', async () => {
    expect(await assertOwnPictures(m.t.deps, m.person.userId, [url])).toEqual([
      {
        url,
        width: 800,
        height: 800,
        color: expect.stringMatching(/^#/),
        thumbhash: expect.any(String),
        widths: [320, 640],
      },
    ]);
  });
});

test.each(['pink', 'yellow', 'mint', 'blue'].map((colour) => `/avatars/${colour}.webp`))(
  '%s is there',
  async (avatar) => {
    const { status, headers, bytes } = await m.download(avatar);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/webp');
    expect((await sharp(bytes).metadata()).width).toBeGreaterThanOrEqual(96);
  },
);
