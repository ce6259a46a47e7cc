import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MediaApp, mediaApp } from './test-media-app';
import { form, jpegOf, pngOf } from './test-pictures';

let m: MediaApp;
beforeAll(async () => {
  m = await mediaApp();
});
afterAll(() => m.close());

describe('refused', () => {
  const refused = async (content: Buffer | string, status: number, code: string) =>
    expect(await m.upload(content)).toMatchObject({
      status,
      body: { code, message: expect.stringMatching(/[가-힣]/) },
    });

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
    const heic = await readFile(path.join(import.meta.dirname, 'fixtures/red-blue.heic'));
    await refused(heic.subarray(0, heic.length - 40), 400, 'UPLOAD_BROKEN');
    await refused(Buffer.concat([heic.subarray(0, 12), Buffer.alloc(300)]), 400, 'UPLOAD_BROKEN');
    await refused(Buffer.from('RIFF\x10\0\0\0WEBPgarbage', 'latin1'), 400, 'UPLOAD_BROKEN');
  });

  test('more than 10 MB: 413, with and without a declared length', async () => {
    const large = Buffer.concat([await jpegOf(10, 10), Buffer.alloc(10 * 1024 * 1024)]);
    await refused(large, 413, 'UPLOAD_TOO_LARGE');
    const body = form([{ name: 'file', content: large, filename: 'a.jpg' }]);
    const undeclared = await m.send({ ...body, headers: { ...body.headers, 'content-length': '0' } });
    expect(undeclared.status).toBeGreaterThanOrEqual(400);
    expect(undeclared.status).toBeLessThan(500);
  });

  test('more than 50 million pixels: 413 in words of its own', async () => {
    const bomb = await sharp({ create: { width: 7100, height: 7100, channels: 3, background: '#fff' } })
      .png({ palette: true, effort: 1 })
      .toBuffer();
    expect(await m.upload(bomb)).toMatchObject({
      status: 413,
      body: { code: 'UPLOAD_TOO_LARGE', fields: { file: expect.stringContaining('5천만 화소') } },
    });
  });

  test('forms without a file, with an empty one, with two, or with one in another field', async () => {
    const content = await jpegOf(20, 20);
    const file = { name: 'file', content, filename: 'a.jpg' };
    expect(await m.send(form([]))).toMatchObject({ status: 400 });
    expect(await m.send(form([{ name: 'upload_preset', content: 'gonggu' }]))).toMatchObject({
      status: 400,
      body: { code: 'UPLOAD_MISSING' },
    });
    expect(await m.send(form([{ ...file, content: '' }]))).toMatchObject({
      status: 400,
      body: { code: 'UPLOAD_MISSING' },
    });
    expect(await m.send(form([{ ...file, name: 'image' }]))).toMatchObject({
      status: 400,
      body: { code: 'UPLOAD_MISSING' },
    });
    expect(await m.send(form([{ name: 'file', content: 'text' }]))).toMatchObject({
      status: 400,
      body: { code: 'UPLOAD_MISSING' },
    });
    expect(await m.send(form([file, file]))).toMatchObject({
      status: 400,
      body: { fields: { file: '사진은 한 장씩 올려 주세요.' } },
    });
    expect(await m.send(form(Array.from({ length: 30 }, (_, i) => ({ name: `f${i}`, content: 'x' }))))).toMatchObject({
      status: 400,
    });
  });

  test('forms that are cut off or no forms at all', async () => {
    const whole = form([{ name: 'file', content: await jpegOf(200, 200), filename: 'a.jpg' }]);
    for (const length of [10, 60, 150, whole.payload.length - 40, whole.payload.length - 6]) {
      expect((await m.send({ ...whole, payload: whole.payload.subarray(0, length) })).status, String(length)).toBe(400);
    }
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=other',
      'multipart/form-data; boundary=',
    ]) {
      expect((await m.send({ headers: { 'content-type': type }, payload: whole.payload })).status, type).toBe(400);
    }
    expect((await m.send({ headers: { 'content-type': 'image/jpeg' }, payload: 'x' })).status).toBe(415);
    expect((await m.send({ headers: { 'content-type': 'text/plain' }, payload: 'x' })).status).toBe(415);
    expect(await m.send({ headers: {}, payload: '' })).toMatchObject({ status: 400, body: { code: 'UPLOAD_MISSING' } });
  });

  test('with the refresh cookie from a foreign page; from our own it is welcome before sign-up is finished', async () => {
    const { id } = await m.t.db
      .insertInto('users')
      .values({ provider: 'kakao', providerUserId: 'newcomer', name: '김', email: '', createdAt: m.t.clock.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = randomBytes(32).toString('base64url');
    await m.t.db
      .insertInto('refreshTokens')
      .values({
        tokenHash: createHash('sha256').update(token).digest(),
        familyId: randomUUID(),
        userId: id,
        expiresAt: new Date(m.t.clock.now.getTime() + 60_000),
        createdAt: m.t.clock.now,
      })
      .execute();
    const body = form([{ name: 'file', content: await jpegOf(30, 30), filename: 'a.jpg' }]);
    const from = (origin: string) =>
      m.send(
        { ...body, headers: { ...body.headers, cookie: `refresh_token=${token}`, host: 'localhost', origin } },
        null,
      );
    expect(await from('https://evil.example')).toMatchObject({ status: 403, body: { code: 'ORIGIN_REFUSED' } });
    expect((await from('http://localhost')).status).toBe(200);
  });

  test('without a session', async () => {
    expect((await m.send(form([{ name: 'file', content: 'x', filename: 'a.jpg' }]), null)).status).toBe(401);
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
    expect((await m.download(url)).status).toBe(404);
  });
});
