import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeHeic } from './decode-heic';
import { declaredPixels } from './heif-size';
import { croppedHeic, gridHeic, phoneHeic } from './test-heic';
import { type MediaApp, mediaApp } from './test-media-app';
import { avifOf } from './test-pictures';

let m: MediaApp;
beforeAll(async () => {
  m = await mediaApp();
});
afterAll(() => m.close());

test('a HEIC in tiles, as phones make large ones, is read', async () => {
  const { status, body } = await m.upload(gridHeic(2, 3));
  expect(status).toBe(200);
  expect(body).toMatchObject({ width: 1280, height: 1152 });
});

test('what a HEIC declares counts, not the small part that it shows', async () => {
  const bomb = croppedHeic({ width: 20_000, height: 20_000 }, { width: 100, height: 100 });
  expect(await sharp(bomb).metadata()).toMatchObject({ width: 100, height: 100 });
  expect(await m.upload(bomb)).toMatchObject({
    status: 413,
    body: { code: 'UPLOAD_TOO_LARGE', fields: { file: expect.stringContaining('5천만 화소') } },
  });
});

test('the largest size that any image in the file declares', async () => {
  expect(declaredPixels(phoneHeic())).toBe(600_000);
  expect(declaredPixels(gridHeic(8, 10))).toBe(48_000_000);
  expect(declaredPixels(croppedHeic({ width: 50_000, height: 50_000 }, { width: 1, height: 1 }))).toBe(2_500_000_000);
  expect(declaredPixels(await avifOf(30, 20))).toBe(600);
  for (let end = 0; end < phoneHeic().length; end++) {
    expect(declaredPixels(phoneHeic().subarray(0, end))).toBeLessThanOrEqual(600_000);
  }
});

test('memory and time of the decoder are limited', async () => {
  const broken = { why: 'UPLOAD_BROKEN' };
  await expect(decodeHeic(gridHeic(4, 5), { ms: 30_000, memory: 32 * 1024 * 1024 })).rejects.toMatchObject(broken);
  await expect(decodeHeic(phoneHeic(), { ms: 1, memory: 512 * 1024 * 1024 })).rejects.toMatchObject(broken);
  expect(await decodeHeic(gridHeic(4, 5))).toMatchObject({ width: 4000, height: 3000 });
});
