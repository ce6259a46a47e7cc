import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MediaApp, mediaApp } from './test-media-app';
import { avifOf, jpegOf, phoneJpeg, pngOf, webpOf } from './test-pictures';

let m: MediaApp;
beforeAll(async () => {
  m = await mediaApp();
});
afterAll(() => m.close());

describe('a good picture', () => {
  test.each([
    ['JPEG', () => jpegOf(2000, 1000)],
    ['PNG', () => pngOf(2000, 1000)],
    ['WebP', () => webpOf(2000, 1000)],
    ['AVIF', () => avifOf(2000, 1000)],
  ])('%s is stored as WebP in three widths, whatever it is called', async (_, make) => {
    const { status, body } = await m.upload(await make(), 'x.txt', 'text/plain');
    expect(status).toBe(200);
    expect(body).toEqual({
      url: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.webp$/),
      secure_url: body.url,
      width: 1280,
      height: 640,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      thumbhash: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/),
      widths: [320, 640, 1280],
    });
    for (const [query, width] of [
      ['', 1280],
      ['?w=320', 320],
      ['?w=640', 640],
      ['?w=1280', 1280],
      ['?w=100', 320],
      ['?w=5000', 1280],
      ['?w=abc', 1280],
      ['?w=-1', 1280],
    ] as const) {
      const { status, headers, bytes } = await m.download(`${body.url}${query}`);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 });
      expect((await m.download(`${body.url}${query}`, { 'if-none-match': String(headers.etag) })).status).toBe(304);
    }
  });

  test('HEIC from a phone is read, too', async () => {
    const heic = await readFile(path.join(import.meta.dirname, 'fixtures/red-blue.heic'));
    const { status, body } = await m.upload(heic, 'IMG_0001.HEIC', 'application/octet-stream');
    expect(status).toBe(200);
    expect(body).toMatchObject({ width: 1000, height: 600, widths: [320, 640] });
    const { data, info } = await sharp((await m.download(body.url)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (x: number) => [...data.subarray((300 * info.width + x) * info.channels).subarray(0, 3)];
    const [red, blue] = [pixel(100), pixel(900)];
    expect(red[0]! - red[2]!).toBeGreaterThan(100);
    expect(blue[2]! - blue[0]!).toBeGreaterThan(100);
  });

  test('is never enlarged', async () => {
    const { body } = await m.upload(await pngOf(500, 700));
    expect(body).toMatchObject({ width: 500, height: 700, widths: [320] });
    expect(await sharp((await m.download(`${body.url}?w=640`)).bytes).metadata()).toMatchObject({ width: 500 });
    expect((await m.upload(await pngOf(1, 1))).body).toMatchObject({ width: 1, height: 1, widths: [] });
  });

  test('stands upright, and nothing of where and with what it was taken remains', async () => {
    const original = await phoneJpeg();
    expect(original.includes('SecretPhone')).toBe(true);
    const { body } = await m.upload(original);
    expect(body).toMatchObject({ width: 1200, height: 1600 });
    for (const query of ['', '?w=320']) {
      const { bytes } = await m.download(`${body.url}${query}`);
      const metadata = await sharp(bytes).metadata();
      expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(Array(4).fill(undefined));
      expect(bytes.includes('SecretPhone')).toBe(false);
      // Red lay at the left; turned by 90° it lies on top.
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
      expect(pixel(info.width - 5, 5)[0]).toBeGreaterThan(220);
      expect(pixel(5, info.height - 5)[1]).toBeGreaterThan(100);
    }
  });

  test('its average colour is right, and see-through stays see-through', async () => {
    const [r, g, b] = [1, 3, 5].map((at) => at);
    const { body } = await m.upload(await jpegOf(300, 300, '#3060c0'));
    const channel = (at: number) => Number.parseInt(body.color.slice(at, at + 2), 16);
    expect(Math.abs(channel(r!) - 0x30) + Math.abs(channel(g!) - 0x60) + Math.abs(channel(b!) - 0xc0)).toBeLessThan(30);

    const clear = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const { bytes } = await m.download((await m.upload(clear)).body.url);
    expect(await sharp(bytes).metadata()).toMatchObject({ hasAlpha: true });
  });

  test('what hides behind it does not survive', async () => {
    const hidden = '<script>alert(1)</script>';
    const { status, body } = await m.upload(Buffer.concat([await jpegOf(50, 50), Buffer.from(hidden)]));
    expect(status).toBe(200);
    expect((await m.download(body.url)).bytes.includes('<script>')).toBe(false);
  });

  test('sent again it is the same picture; sent many times at once, too', async () => {
    const picture = await pngOf(900, 900, '#123456');
    const answers = await Promise.all(Array.from({ length: 12 }, () => m.upload(picture)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await m.upload(picture)).body).toEqual(answers[0]!.body);
    expect(
      await m.t.db.selectFrom('media').select('url').where('url', '=', answers[0]!.body.url).execute(),
    ).toHaveLength(1);
  });

  test('many different ones at once are all stored, and no draft is left', async () => {
    const pictures = await Promise.all(Array.from({ length: 15 }, (_, i) => pngOf(400 + i, 300)));
    const answers = await Promise.all(pictures.map((picture) => m.upload(picture)));
    expect(answers.map(({ body }) => body.width)).toEqual(pictures.map((_, i) => 400 + i));
    for (const { body } of answers) expect((await m.download(body.url)).status).toBe(200);
    const files = await readdir(path.join(m.dataDir, 'media'), { recursive: true });
    expect(files.filter((file) => file.includes('.') && !/^..\/[0-9a-f]{32}(-\d+)?\.webp$/.test(file))).toEqual([]);
  });

  test('a picture whose files were lost is stored anew', async () => {
    const picture = await pngOf(333, 111);
    const { body } = await m.upload(picture);
    await rm(path.join(m.dataDir, 'media'), { recursive: true });
    expect((await m.download(body.url)).status).toBe(404);
    expect((await m.upload(picture)).body).toEqual(body);
    expect((await m.download(body.url)).status).toBe(200);
  });
});
