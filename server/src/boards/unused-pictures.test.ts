import { afterAll, beforeAll, expect, test } from 'vitest';
import { clearUnused } from '../media/clear-unused';
import { filesOf } from '../media/media-rules';
import { holdPictures } from '../media/own-pictures';
import { type MediaApp, mediaApp } from '../media/test-media-app';
import { jpegOf } from '../media/test-pictures';
import { insertProducts } from '../products/test-products';
import { reportAs } from '../safety/test-safety';
import { endReportNow } from '../safety/test-sanctions';
import { boardForm } from './test-boards';

let m: MediaApp;
beforeAll(async () => {
  m = await mediaApp();
});
afterAll(() => m.close());

const HOUR_MS = 3_600_000;
type Stored = { url: string; widths: number[] };
let shade = 0;

async function uploadNew(): Promise<Stored & { bytes: Buffer }> {
  shade += 1;
  const bytes = await jpegOf(700, 500, `#0000${shade.toString(16).padStart(2, '0')}`);
  return { ...(await m.upload(bytes)).body, bytes };
}

function pass(hours: number): void {
  m.t.clock.now = new Date(m.t.clock.now.getTime() + hours * HOUR_MS);
  m.person.token = m.t.deps.tokens.issue(m.person.userId);
}

async function clear(): Promise<void> {
  await m.t.db.transaction().execute((tx) => m.t.deps.jobs.add(tx, 'media.clear-unused', {}));
  await m.t.runJobs();
}

async function isThere(picture: Stored): Promise<boolean> {
  const row = await m.t.db.selectFrom('media').select('url').where('url', '=', picture.url).executeTakeFirst();
  const files = await Promise.all(filesOf(picture).map((file) => m.t.deps.pictures.store.has(file)));
  expect(new Set(files)).toEqual(new Set([row !== undefined]));
  return row !== undefined;
}

const open = async (picture: Stored) =>
  m.t.call(m.person, 'POST', '/api/group-boards', await boardForm(m.t, { images: [picture.url] }));

test('what nobody uses goes after a day, row and files in all widths; a post with it is refused clearly', async () => {
  const picture = await uploadNew();
  expect(filesOf(picture)).toHaveLength(3);
  pass(23);
  await clear();
  expect(await isThere(picture)).toBe(true);
  pass(2);
  await clear();
  expect(await isThere(picture)).toBe(false);

  const refused = await open(picture);
  expect([refused.status, refused.body.code]).toEqual([400, 'IMAGE_NOT_ALLOWED']);
  expect((await m.download(picture.url)).status).toBe(404);
  expect((await m.upload(picture.bytes)).body.url).toBe(picture.url);
  expect(await isThere(picture)).toBe(true);
});

test('what a post, a deleted post, a person or a product shows stays', async () => {
  const [shown, deleted, worn, sold] = [await uploadNew(), await uploadNew(), await uploadNew(), await uploadNew()];
  expect((await open(shown)).status).toBe(200);
  const gone = await open(deleted);
  await m.t.call(m.person, 'DELETE', `/api/group-boards/${gone.body.id}`);
  const profile = { nickname: m.person.nickname, profileUrl: worn.url };
  expect((await m.t.call(m.person, 'PUT', '/api/users', profile)).status).toBe(200);
  const [product] = await insertProducts(m.t.db, 1);
  const picture = JSON.stringify({ url: sold.url, width: 1, height: 1, color: null, thumbhash: null, widths: [] });
  await m.t.db.updateTable('products').set({ picture }).where('id', '=', product!).execute();

  pass(48);
  await clear();
  for (const kept of [shown, deleted, worn, sold]) expect(await isThere(kept)).toBe(true);

  await m.t.call(m.person, 'PUT', '/api/users', { ...profile, profileUrl: '/avatars/pink.webp' });
  await clear();
  expect(await isThere(worn)).toBe(false);
});

test('what a reported post showed stays until the report is decided, also when the post shows another', async () => {
  const [shown, other] = [await uploadNew(), await uploadNew()];
  const { body } = await open(shown);
  expect((await reportAs(m.t, await m.t.person(), 'BOARD', String(body.id))).status).toBe(200);
  const form = await boardForm(m.t, { images: [other.url] });
  expect((await m.t.call(m.person, 'PUT', `/api/group-boards/${body.id}`, form)).status).toBe(200);
  pass(48);
  await clear();
  expect(await isThere(shown)).toBe(true);
  const report = await m.t.db.selectFrom('reports').select('id').executeTakeFirstOrThrow();
  await endReportNow(m.t.deps, report.id, 'DISMISSED', '문제없어요');
  await clear();
  expect([await isThere(shown), await isThere(other)]).toEqual([false, true]);
});

test('uploading it again starts its day anew', async () => {
  const picture = await uploadNew();
  pass(23);
  await m.upload(picture.bytes);
  pass(23);
  await clear();
  expect(await isThere(picture)).toBe(true);
});

test('one that a transaction is about to use is left alone; one that is being removed is refused to it', async () => {
  const picture = await uploadNew();
  pass(25);
  await m.t.db.transaction().execute(async (tx) => {
    await holdPictures(tx, [picture.url]);
    await clear();
  });
  expect(await isThere(picture)).toBe(true);

  await m.t.db.updateTable('media').set({ removedAt: m.t.clock.now }).where('url', '=', picture.url).execute();
  await expect(m.t.db.transaction().execute((tx) => holdPictures(tx, [picture.url]))).rejects.toMatchObject({
    code: 'IMAGE_NOT_ALLOWED',
  });
  expect((await open(picture)).body.code).toBe('IMAGE_NOT_ALLOWED');
});

test('a picture sent again while it is being removed lies under another name, and stays', async () => {
  const picture = await uploadNew();
  await m.t.db.updateTable('media').set({ removedAt: m.t.clock.now }).where('url', '=', picture.url).execute();
  const again: Stored = (await m.upload(picture.bytes)).body;
  expect(again.url).not.toBe(picture.url);
  // As after a crash halfway: the mark is enough to continue.
  await clear();
  expect(await isThere(picture)).toBe(false);
  expect(await isThere(again)).toBe(true);
});

test('posts opened while pictures are cleared away never show one that is gone', async () => {
  const pictures = await Promise.all(Array.from({ length: 12 }, uploadNew));
  pass(25);
  const opened = pictures.map(open);
  const cleared = Array.from({ length: 3 }, () => clearUnused(m.t.deps, new AbortController().signal));
  const answers = await Promise.all(opened);
  await Promise.all(cleared);
  for (const [i, { status, body }] of answers.entries()) {
    expect(status === 200 || body.code === 'IMAGE_NOT_ALLOWED').toBe(true);
    expect(await isThere(pictures[i]!)).toBe(status === 200);
  }
});

test('a stopping process stops between two pictures', async () => {
  const picture = await uploadNew();
  pass(25);
  await clearUnused(m.t.deps, AbortSignal.abort());
  expect(await isThere(picture)).toBe(true);
});
