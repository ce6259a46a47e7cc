import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskStore } from './disk-store';
import type { PictureStore } from './picture-store';
import { s3Store } from './s3-store';
import { storePicture } from './store-picture';
import { testBucket } from './test-bucket';
import { mediaApp } from './test-media-app';
import { jpegOf } from './test-pictures';

let folder: string;
let bucket: Awaited<ReturnType<typeof testBucket>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mungchi-store-'));
  bucket = await testBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const STORES: [string, () => PictureStore][] = [
  ['disk', () => diskStore(path.join(folder, 'disk'))],
  ['S3', () => s3Store(bucket.settings, 'media/')],
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
  const away = s3Store({ ...bucket.settings, endpoint: 'http://127.0.0.1:1' }, 'media/');
  await expect(away.get('a.webp')).rejects.toThrow();
  const closed = s3Store({ ...bucket.settings, secretAccessKey: 'another' }, 'media/');
  await expect(closed.get('a.webp')).rejects.toThrow('SignatureDoesNotMatch');
  await expect(closed.put('a.webp', Buffer.from('a'))).rejects.toThrow('403');
  const elsewhere = s3Store({ ...bucket.settings, bucket: 'another' }, 'media/');
  await expect(elsewhere.put('a.webp', Buffer.from('a'))).rejects.toThrow('NoSuchBucket');
}, 20_000);

test('a fault of the service is met by asking once more, and by no more than that', async () => {
  let faults = 0;
  let left = 1;
  const faulty = createHttpServer((_, response) => {
    faults += 1;
    left -= 1;
    response.writeHead(left < 0 ? 404 : 503).end();
  }).listen(0, '127.0.0.1');
  await once(faulty, 'listening');
  const endpoint = `http://127.0.0.1:${(faulty.address() as AddressInfo).port}`;
  const store = s3Store({ ...bucket.settings, endpoint }, 'media/');
  expect(await store.get('a.webp')).toBeNull();
  expect(faults).toBe(2);
  left = 9;
  await expect(store.get('a.webp')).rejects.toThrow('503');
  expect(faults).toBe(4);
  faulty.close();
});

test('the whole way with S3: uploaded, served, in the bucket', async () => {
  const m = await mediaApp(bucket.env);
  const { status, body } = await m.upload(await jpegOf(1000, 500));
  expect(status).toBe(200);
  for (const query of ['', '?w=320', '?w=1280']) expect((await m.download(body.url + query)).status).toBe(200);
  expect(await s3Store(bucket.settings, 'media/').has(body.url.replace('/media/', ''))).toBe(true);
  await m.close();
});

test('a store that takes everything and says nothing is given up, and its places are free again', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const m = await mediaApp();
  const { store: _own, ...rest } = m.t.deps.pictures;
  const stuck = s3Store({ ...bucket.settings, endpoint: `http://127.0.0.1:${port}` }, 'media/', 100);
  const through = async (store: PictureStore, width: number) =>
    storePicture({ ...m.t.deps, pictures: { store, ...rest } }, m.person.userId, await jpegOf(width, 10));
  const refused = { status: 'rejected', reason: { code: 'UNAVAILABLE', cause: { name: 'TimeoutError' } } };
  const uploads = [through(stuck, 31), through(stuck, 32), through(stuck, 33)];
  expect(await Promise.allSettled(uploads)).toMatchObject([refused, refused, refused]);
  expect(sockets.size).toBeGreaterThan(0);
  expect(await through(diskStore(path.join(folder, 'well')), 34)).toMatchObject({ width: 34 });
  await m.close();
  for (const socket of sockets) socket.destroy();
  silent.close();
});
