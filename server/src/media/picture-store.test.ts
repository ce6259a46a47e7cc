import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskStore } from './disk-store';
import type { PictureStore } from './picture-store';
import { s3Store } from './s3-store';
import { storePicture } from './store-picture';
import { mediaApp } from './test-media-app';
import { jpegOf } from './test-pictures';

let folder: string;
let bucket: S3rver;
let endpoint: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mungchi-store-'));
  bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await bucket.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const settings = () => ({
  bucket: 'pictures',
  region: 'ap-northeast-2',
  endpoint,
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
});

const STORES: [string, () => PictureStore][] = [
  ['disk', () => diskStore(path.join(folder, 'disk'))],
  ['S3', () => s3Store(settings(), 'media/')],
];

describe.each(STORES)('%s', (_, open) => {
  let store: PictureStore;
  beforeAll(() => {
    store = open();
  });
  const bytes = Buffer.from([0, 1, 2, 255, 254, 13, 10, 0]);

  test('gives back what was put, byte for byte, also to another process', async () => {
    await store.put('aa11.webp', bytes);
    expect(await store.get('aa11.webp')).toEqual(bytes);
    expect(await store.has('aa11.webp')).toBe(true);
    expect(await open().get('aa11.webp')).toEqual(bytes);
  });

  test('takes files that belong together', async () => {
    await store.putAll(['ab11.webp', 'ac11.webp'].map((name) => ({ name, bytes })));
    expect([await store.get('ab11.webp'), await store.get('ac11.webp')]).toEqual([bytes, bytes]);
  });

  test('knows what is not there', async () => {
    expect(await store.get('none.webp')).toBeNull();
    expect(await store.has('none.webp')).toBe(false);
  });

  test('putting again is harmless', async () => {
    await store.put('bb22.webp', bytes);
    await store.put('bb22.webp', bytes);
    expect(await store.get('bb22.webp')).toEqual(bytes);
  });

  test('removes, again and what was never there', async () => {
    await store.put('bc22.webp', bytes);
    for (const name of ['bc22.webp', 'bc22.webp', 'never.webp']) await store.remove(name);
    expect(await store.has('bc22.webp')).toBe(false);
  });

  test('readers beside writers see a whole file or none', async () => {
    const large = Buffer.alloc(500_000, 7);
    const reads = Array.from({ length: 40 }, () => store.get('cc33.webp'));
    const writes = Array.from({ length: 8 }, () => store.put('cc33.webp', large));
    const seen = await Promise.all([...reads, ...writes.map((write) => write.then(() => store.get('cc33.webp')))]);
    for (const content of seen) expect(content === null || content.equals(large)).toBe(true);
  });

  test('holds a large file', async () => {
    const large = Buffer.alloc(6 * 1024 * 1024, 42);
    await store.put('dd44.webp', large);
    expect((await store.get('dd44.webp'))?.equals(large)).toBe(true);
  });
});

test('a failed write leaves no draft on disk', async () => {
  const store = diskStore(path.join(folder, 'full'));
  await expect(store.put('ee55.webp', null as unknown as Buffer)).rejects.toThrow();
  expect(await readdir(path.join(folder, 'full', 'ee'))).toEqual([]);
});

test('when a later file cannot be written, those before it do not stay', async () => {
  const store = diskStore(path.join(folder, 'half'));
  const files = [Buffer.from('whole'), null as unknown as Buffer].map((bytes, nth) => ({
    name: `ef${nth}.webp`,
    bytes,
  }));
  await expect(store.putAll(files)).rejects.toThrow();
  expect(await readdir(path.join(folder, 'half', 'ef'))).toEqual([]);
});

test('a store that is broken says so instead of "not there"', async () => {
  const store = s3Store({ ...settings(), bucket: 'pictures', endpoint: 'http://127.0.0.1:1' }, 'media/');
  await expect(store.get('a.webp')).rejects.toThrow();
}, 20_000);

test('the whole way with S3: uploaded, served, in the bucket', async () => {
  const m = await mediaApp({
    S3_BUCKET: 'pictures',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
  const { status, body } = await m.upload(await jpegOf(1000, 500));
  expect(status).toBe(200);
  for (const query of ['', '?w=320', '?w=1280']) expect((await m.download(body.url + query)).status).toBe(200);
  expect(await s3Store(settings(), 'media/').has(body.url.replace('/media/', ''))).toBe(true);
  await m.close();
});

test('a store that takes everything and says nothing is given up, and its places are free again', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const m = await mediaApp();
  const { queue, copies, talk } = m.t.deps.pictures;
  const stuck = s3Store({ ...settings(), endpoint: `http://127.0.0.1:${port}` }, 'media/', {
    connectMs: 500,
    requestMs: 100,
  });
  const through = async (store: PictureStore, width: number) =>
    storePicture({ ...m.t.deps, pictures: { store, queue, copies, talk } }, m.person.userId, await jpegOf(width, 10));
  const refused = { status: 'rejected', reason: { code: 'UNAVAILABLE', cause: { name: 'TimeoutError' } } };
  const uploads = [through(stuck, 31), through(stuck, 32), through(stuck, 33)];
  expect(await Promise.allSettled(uploads)).toMatchObject([refused, refused, refused]);
  expect(sockets.size).toBeGreaterThan(0);
  expect(await through(diskStore(path.join(folder, 'well')), 34)).toMatchObject({ width: 34 });
  await m.close();
  for (const socket of sockets) socket.destroy();
  silent.close();
});
