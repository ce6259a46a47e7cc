import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../test-app';
import { assertOwnPictures } from './own-pictures';
import { avifOf, form, jpegOf, phoneJpeg, pngOf, webpOf } from './test-pictures';

let t: TestApp;
let dataDir: string;
let person: Person;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mungchi-media-'));
  t = await testApp({ env: { DATA_DIR: dataDir } });
  person = await t.person();
});
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function send(body: { headers: Record<string, string>; payload: Buffer | string }, who: Person | null = person) {
  const response = await t.app.inject({
    method: 'POST',
    url: '/api/media',
    ...body,
    headers: { ...body.headers, ...(who && { authorization: `Bearer ${who.token}` }) },
  });
  return { status: response.statusCode, body: response.json() };
}

const upload = (content: Buffer | string, filename = 'photo.jpg', type = 'image/jpeg') =>
  send(
    form([
      { name: 'upload_preset', content: 'gonggu' },
      { name: 'file', content, filename, type },
    ]),
  );

const download = async (url: string, headers: Record<string, string> = {}) => {
  const response = await t.app.inject({ url, headers });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
};

describe('a good picture', () => {
  test.each([
    ['JPEG', () => jpegOf(2000, 1000)],
    ['PNG', () => pngOf(2000, 1000)],
    ['WebP', () => webpOf(2000, 1000)],
    ['AVIF', () => avifOf(2000, 1000)],
  ])('%s is stored as WebP in three widths, whatever it is called', async (_, make) => {
    const { status, body } = await upload(await make(), 'x.txt', 'text/plain');
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
      const { status, headers, bytes } = await download(`${body.url}${query}`);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 });
      expect((await download(`${body.url}${query}`, { 'if-none-match': String(headers.etag) })).status).toBe(304);
    }
  });

  test('is never enlarged', async () => {
    const { body } = await upload(await pngOf(500, 700));
    expect(body).toMatchObject({ width: 500, height: 700, widths: [320] });
    expect(await sharp((await download(`${body.url}?w=640`)).bytes).metadata()).toMatchObject({ width: 500 });
    expect((await upload(await pngOf(1, 1))).body).toMatchObject({ width: 1, height: 1, widths: [] });
  });

  test('stands upright, and nothing of where and with what it was taken remains', async () => {
    const original = await phoneJpeg();
    expect(original.includes('SecretPhone')).toBe(true);
    const { body } = await upload(original);
    expect(body).toMatchObject({ width: 1200, height: 1600 });
    for (const query of ['', '?w=320']) {
      const { bytes } = await download(`${body.url}${query}`);
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
    const { body } = await upload(await jpegOf(300, 300, '#3060c0'));
    const channel = (at: number) => Number.parseInt(body.color.slice(at, at + 2), 16);
    expect(Math.abs(channel(r!) - 0x30) + Math.abs(channel(g!) - 0x60) + Math.abs(channel(b!) - 0xc0)).toBeLessThan(30);

    const clear = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const { bytes } = await download((await upload(clear)).body.url);
    expect(await sharp(bytes).metadata()).toMatchObject({ hasAlpha: true });
  });

  test('what hides behind it does not survive', async () => {
    const hidden = '<script>alert(1)</script>';
    const { status, body } = await upload(Buffer.concat([await jpegOf(50, 50), Buffer.from(hidden)]));
    expect(status).toBe(200);
    expect((await download(body.url)).bytes.includes('<script>')).toBe(false);
  });

  test('sent again it is the same picture; sent many times at once, too', async () => {
    const picture = await pngOf(900, 900, '#123456');
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload(picture)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await upload(picture)).body).toEqual(answers[0]!.body);
    expect(await t.db.selectFrom('media').select('url').where('url', '=', answers[0]!.body.url).execute()).toHaveLength(
      1,
    );
  });

  test('many different ones at once are all stored, and no draft is left', async () => {
    const pictures = await Promise.all(Array.from({ length: 15 }, (_, i) => pngOf(400 + i, 300)));
    const answers = await Promise.all(pictures.map((picture) => upload(picture)));
    expect(answers.map(({ body }) => body.width)).toEqual(pictures.map((_, i) => 400 + i));
    for (const { body } of answers) expect((await download(body.url)).status).toBe(200);
    const files = await readdir(path.join(dataDir, 'media'), { recursive: true });
    expect(files.filter((file) => file.includes('.') && !/^..\/[0-9a-f]{32}(-\d+)?\.webp$/.test(file))).toEqual([]);
  });

  test('a picture whose files were lost is stored anew', async () => {
    const picture = await pngOf(333, 111);
    const { body } = await upload(picture);
    await rm(path.join(dataDir, 'media'), { recursive: true });
    expect((await download(body.url)).status).toBe(404);
    expect((await upload(picture)).body).toEqual(body);
    expect((await download(body.url)).status).toBe(200);
  });
});

describe('refused', () => {
  const refused = async (content: Buffer | string, status: number, code: string) =>
    expect(await upload(content)).toMatchObject({ status, body: { code, message: expect.stringMatching(/[가-힣]/) } });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['PDF', '%PDF-1.7'],
    ['text before a picture', Buffer.concat([Buffer.from('<html>'), Buffer.from([0xff, 0xd8, 0xff])])],
  ])('%s: 415 UPLOAD_TYPE', (_, content) => refused(content, 415, 'UPLOAD_TYPE'));

  test('cut off or garbled pictures: 400 UPLOAD_BROKEN', async () => {
    const jpeg = await jpegOf(800, 800);
    const png = await pngOf(800, 800);
    await refused(jpeg.subarray(0, jpeg.length / 2), 400, 'UPLOAD_BROKEN');
    await refused(png.subarray(0, png.length / 2), 400, 'UPLOAD_BROKEN');
    await refused(jpeg.subarray(0, 4), 400, 'UPLOAD_BROKEN');
    await refused(Buffer.concat([png.subarray(0, 40), Buffer.alloc(200, 7)]), 400, 'UPLOAD_BROKEN');
    await refused(Buffer.from('RIFF\x10\0\0\0WEBPgarbage', 'latin1'), 400, 'UPLOAD_BROKEN');
  });

  test('more than 10 MB: 413, with and without a declared length', async () => {
    const large = Buffer.concat([await jpegOf(10, 10), Buffer.alloc(10 * 1024 * 1024)]);
    await refused(large, 413, 'UPLOAD_TOO_LARGE');
    const body = form([{ name: 'file', content: large, filename: 'a.jpg' }]);
    const undeclared = await send({ ...body, headers: { ...body.headers, 'content-length': '0' } });
    expect(undeclared.status).toBeGreaterThanOrEqual(400);
    expect(undeclared.status).toBeLessThan(500);
  });

  test('more than 50 million pixels: 413 in words of its own', async () => {
    const bomb = await sharp({ create: { width: 7100, height: 7100, channels: 3, background: '#fff' } })
      .png({ palette: true, effort: 1 })
      .toBuffer();
    expect(await upload(bomb)).toMatchObject({
      status: 413,
      body: { code: 'UPLOAD_TOO_LARGE', fields: { file: expect.stringContaining('5천만 화소') } },
    });
  });

  test('forms without a file, with an empty one, with two, or with one in another field', async () => {
    const content = await jpegOf(20, 20);
    const file = { name: 'file', content, filename: 'a.jpg' };
    expect(await send(form([]))).toMatchObject({ status: 400 });
    expect(await send(form([{ name: 'upload_preset', content: 'gonggu' }]))).toMatchObject({
      status: 400,
      body: { code: 'UPLOAD_MISSING' },
    });
    expect(await send(form([{ ...file, content: '' }]))).toMatchObject({
      status: 400,
      body: { code: 'UPLOAD_MISSING' },
    });
    expect(await send(form([{ ...file, name: 'image' }]))).toMatchObject({
      status: 400,
      body: { code: 'UPLOAD_MISSING' },
    });
    expect(await send(form([{ name: 'file', content: 'text' }]))).toMatchObject({
      status: 400,
      body: { code: 'UPLOAD_MISSING' },
    });
    expect(await send(form([file, file]))).toMatchObject({
      status: 400,
      body: { fields: { file: '사진은 한 장씩 올려 주세요.' } },
    });
    expect(await send(form(Array.from({ length: 30 }, (_, i) => ({ name: `f${i}`, content: 'x' }))))).toMatchObject({
      status: 400,
    });
  });

  test('forms that are cut off or no forms at all', async () => {
    const whole = form([{ name: 'file', content: await jpegOf(200, 200), filename: 'a.jpg' }]);
    for (const length of [10, 60, 150, whole.payload.length - 40, whole.payload.length - 6]) {
      expect((await send({ ...whole, payload: whole.payload.subarray(0, length) })).status, String(length)).toBe(400);
    }
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=other',
      'multipart/form-data; boundary=',
    ]) {
      expect((await send({ headers: { 'content-type': type }, payload: whole.payload })).status, type).toBe(400);
    }
    expect((await send({ headers: { 'content-type': 'image/jpeg' }, payload: 'x' })).status).toBe(415);
    expect((await send({ headers: { 'content-type': 'text/plain' }, payload: 'x' })).status).toBe(415);
    expect(await send({ headers: {}, payload: '' })).toMatchObject({ status: 400, body: { code: 'UPLOAD_MISSING' } });
  });

  test('without a session', async () => {
    expect((await send(form([{ name: 'file', content: 'x', filename: 'a.jpg' }]), null)).status).toBe(401);
  });

  test.each([
    '/media/x.webp',
    '/media/..%2f..%2fetc%2fpasswd',
    `/media/${'0'.repeat(32)}.webp`,
    '/media/',
    '/pictures/nothing.webp',
    '/pictures/..%2fpictures.json',
    '/avatars/%2e%2e%2fpictures.json',
    '/avatars/pink.svg',
  ])('no picture at %s', async (url) => {
    expect((await download(url)).status).toBe(404);
  });
});

describe('our own pictures', () => {
  test('are those stored here, in the order asked for', async () => {
    const first = (await upload(await pngOf(340, 340))).body;
    const second = (await upload(await pngOf(341, 341))).body;
    const pictures = await assertOwnPictures(t.deps, [second.url, first.url, second.url]);
    expect(pictures.map(({ url, width }) => [url, width])).toEqual([
      [second.url, 341],
      [first.url, 340],
      [second.url, 341],
    ]);
    expect(await assertOwnPictures(t.deps, [])).toEqual([]);
  });

  test('and those on hosts the operator allows', async () => {
    const { media } = t.deps.config;
    const before = { ...media };
    Object.assign(media, { imageHosts: ['cdn.example.org'], cloudinary: { cloudName: 'mung', preset: 'gonggu' } });
    const good = ['https://cdn.example.org/a/b.jpg', 'https://res.cloudinary.com/mung/image/upload/v1/x.jpg'];
    expect((await assertOwnPictures(t.deps, good)).map(({ url }) => url)).toEqual(good);
    for (const bad of [
      'http://cdn.example.org/a.jpg',
      'https://cdn.example.org.evil.example/a.jpg',
      'https://cdn.example.org@evil.example/a.jpg',
      'https://user:pw@cdn.example.org/a.jpg',
      'https://res.cloudinary.com/other/x.jpg',
      'https://res.cloudinary.com/mung/../other/x.jpg',
      'https://evil.example/a.jpg',
      '/media/none.webp',
      '//cdn.example.org/a.jpg',
      'data:image/png;base64,AAAA',
      '',
    ]) {
      await expect(assertOwnPictures(t.deps, [bad]), bad).rejects.toMatchObject({ code: 'IMAGE_NOT_ALLOWED' });
    }
    Object.assign(media, before);
    await expect(assertOwnPictures(t.deps, [good[0]!])).rejects.toMatchObject({ code: 'IMAGE_NOT_ALLOWED' });
  });
});
