import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BoardId } from '@mungchi/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { QueueFull } from '../../media/work-queue';
import { type Person, type TestApp, testApp } from '../../test-app';
import { awake, join, openBoard } from '../test-boards';

let t: TestApp;
let leader: Person;
let folder: string;
const DRAWING = '/pictures/fresh-005.webp';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'share-'));
  t = await testApp({ env: { WEB_ORIGIN: 'https://mungchi.example', DATA_DIR: folder } });
  leader = await t.person();
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (changes: Record<string, unknown> = {}) => openBoard(t, leader, { images: [DRAWING], ...changes });
const get = (url: string, headers = {}) => t.app.inject({ method: 'GET', url, headers });
const anyKey = (boardId: BoardId | string) => get(`/pictures/share/${boardId}-0.jpg`);
const addressOf = async (boardId: BoardId) => String((await anyKey(boardId)).headers['location']);

describe('the picture of a link', () => {
  test('is a JPEG of 1200 × 630 and at most 150 KB, kept for a year', async () => {
    const address = await addressOf(await open());
    const { statusCode, headers, rawPayload } = await get(address);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(rawPayload.length).toBeLessThanOrEqual(150 * 1024);
    expect((await get(address, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  test('is what messengers are given', async () => {
    const boardId = await open();
    const { body } = await t.call(null, 'GET', `/gonggu/list/${boardId}`);
    expect(body).toContain(`<meta property="og:image" content="https://mungchi.example${await addressOf(boardId)}">`);
    expect(body).toContain('<meta property="og:image:width" content="1200">');
    expect(body).toContain('<meta property="og:image:height" content="630">');
  });

  test('has another address after an edit, and the old one leads there, uncached', async () => {
    const boardId = await open();
    const before = await addressOf(boardId);
    await t.db.updateTable('boards').set({ price: 20_000 }).where('id', '=', boardId).execute();
    const led = await get(before);
    expect(led.statusCode).toBe(302);
    expect(led.headers['cache-control']).toBe('no-store');
    expect(led.headers['location']).not.toBe(before);
    expect((await get(String(led.headers['location']))).statusCode).toBe(200);
  });

  test('seats that are taken change nothing in it', async () => {
    const boardId = await open();
    const before = await addressOf(boardId);
    await join(t, await t.person(), boardId);
    expect(await addressOf(boardId)).toBe(before);
  });

  test('two hundred who ask first at once draw one', async () => {
    const address = await addressOf(await open({ name: '모두 처음 보는 감귤' }));
    const { queue } = t.deps.pictures;
    const { run } = queue;
    let drawn = 0;
    queue.run = (...work) => {
      drawn += 1;
      return run(...work);
    };
    const answers = await Promise.all(Array.from({ length: 200 }, () => get(address)));
    queue.run = run;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(200).fill(200));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    expect(drawn).toBe(1);
  });

  test('drawn again it has the same bytes', async () => {
    const address = await addressOf(await open({ name: '늘 같은 감귤' }));
    const once = (await get(address)).rawPayload;
    const key = /-([0-9a-f]{16})\.jpg$/.exec(address)![1];
    await t.deps.pictures.copies.remove(`${key}-share.jpg`);
    expect((await get(address)).rawPayload.equals(once)).toBe(true);
  });

  test.each([
    ['markup', `"><b>'&amp;</b><span size="999999">`],
    ['another direction', 'שלום مرحبا'],
    ['forty emoji', '🍊'.repeat(20)],
    ['forty wide letters', 'W'.repeat(40)],
    ['a very long word', '뭉'.repeat(40)],
    ['letters the font lacks', '漢字ไทยالعربية뷁'],
  ])('a name of %s', async (_, name) => {
    const { statusCode, rawPayload } = await get(await addressOf(await open({ name })));
    expect(statusCode).toBe(200);
    expect(rawPayload.length).toBeLessThanOrEqual(150 * 1024);
  });

  test('a photo like gravel still is at most 150 KB', async () => {
    const noise = Buffer.from(Array.from({ length: 800 * 800 * 3 }, (_, nth) => (nth * 2_654_435_761) >>> 13));
    const raw = { width: 800, height: 800, channels: 3 as const };
    const key = 'ab'.repeat(16);
    await t.deps.pictures.store.put(`${key}.webp`, await sharp(noise, { raw }).webp({ quality: 90 }).toBuffer());
    const boardId = await open();
    const pictures = [{ url: `/media/${key}.webp`, width: 800, height: 800, color: null, thumbhash: null, widths: [] }];
    await t.db
      .updateTable('boards')
      .set({ pictures: JSON.stringify(pictures) })
      .where('id', '=', boardId)
      .execute();
    const { statusCode, rawPayload } = await get(await addressOf(boardId));
    expect(statusCode).toBe(200);
    expect(rawPayload.length).toBeLessThanOrEqual(150 * 1024);
  });
});

describe('no picture', () => {
  test('of what strangers may not see, nor of what was cancelled', async () => {
    const deleted = await open();
    const held = await open();
    const cancelled = await open();
    const addresses = await Promise.all([deleted, held, cancelled].map(addressOf));
    await t.call(leader, 'DELETE', `/api/group-boards/${deleted}`);
    await t.db.updateTable('boards').set({ heldAt: t.clock.now }).where('id', '=', held).execute();
    await t.call(awake(t, leader), 'POST', `/api/group-boards/${cancelled}/cancel`);
    for (const address of addresses) expect((await get(address)).statusCode).toBe(404);
  });

  test.each([
    '7',
    '0-0.jpg',
    'x-0.jpg',
    '1-0.webp',
    '999999999-0.jpg',
    '1-..%2f..%2fa.jpg',
    '1e3-0.jpg',
    `1-${'a'.repeat(40)}.jpg`,
  ])('at %s', async (file) => expect((await get(`/pictures/share/${file}`)).statusCode).toBe(404));

  test('while too much waits: the photo, uncached', async () => {
    const address = await addressOf(await open({ name: '바쁜 날의 감귤' }));
    const { queue } = t.deps.pictures;
    const { run } = queue;
    queue.run = () => Promise.reject(new QueueFull('full'));
    const led = await get(address);
    queue.run = run;
    expect([led.statusCode, led.headers['location'], led.headers['cache-control']]).toEqual([302, DRAWING, 'no-store']);
    expect((await get(address)).statusCode).toBe(200);
  });

  test('with a photo from elsewhere: that photo, and nothing is fetched', async () => {
    const boardId = await open();
    const url = 'https://images.example/a.webp';
    const pictures = [{ url, width: 640, height: 640, color: null, thumbhash: null, widths: [] }];
    await t.db
      .updateTable('boards')
      .set({ pictures: JSON.stringify(pictures) })
      .where('id', '=', boardId)
      .execute();
    expect(await addressOf(boardId)).toBe(url);
    const { body } = await t.call(null, 'GET', `/gonggu/list/${boardId}`);
    expect(body).toContain(`<meta property="og:image" content="${url}">`);
  });

  test('when its photo is gone', async () => {
    const boardId = await openBoard(t, leader);
    expect((await get(await addressOf(boardId))).statusCode).toBe(404);
  });
});

test('sixty a minute and address', async () => {
  const limited = await testApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  const statuses: number[] = [];
  for (let nth = 0; nth < 61; nth += 1)
    statuses.push((await limited.app.inject({ method: 'GET', url: '/pictures/share/1-0.jpg' })).statusCode);
  await limited.close();
  expect(statuses).toEqual([...Array(60).fill(404), 429]);
});
