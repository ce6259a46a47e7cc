import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockWaits } from '../../db/test-lock-waits';
import { clearUnused } from '../../media/clear-unused';
import { type Person, type TestApp, testApp } from '../../test-app';
import { awake, boardForm, storedPicture } from '../test-boards';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const at = (draftId: string) => `/api/drafts/${draftId}`;
const save = (person: Person, draftId: string, body: object = {}) =>
  t.call(awake(t, person), 'PUT', at(draftId), { form: { name: '감귤' }, images: [], ...body });
const list = async (person: Person) => (await t.call(awake(t, person), 'GET', '/api/drafts')).body;
const post = async (person: Person, changes: object) =>
  t.call(awake(t, person), 'POST', '/api/group-boards', await boardForm(t, { ...changes }));

test('what one device saves another reads, with its pictures', async () => {
  const [me, id, url] = [await t.person(), crypto.randomUUID(), await storedPicture(t)];
  const form = {
    name: '강원 햇감자',
    quantity: '10kg',
    price: '21800',
    totalUser: 4,
    deadline: '2026-11-21',
    other: 1,
  };
  const { status, body } = await save(me, id, { form, images: [url, url] });
  expect([status, body]).toEqual([200, { updatedAt: t.clock.now.toISOString() }]);
  expect(await list(me)).toEqual([{ id, name: '강원 햇감자 10kg', image: url, updatedAt: body.updatedAt }]);
  const whole = (await t.call(me, 'GET', at(id))).body;
  expect(whole).toMatchObject({ id, pictures: [{ url, width: 800 }], updatedAt: body.updatedAt });
  expect(whole.form).toEqual({
    name: '강원 햇감자',
    quantity: '10kg',
    price: 21_800,
    totalUser: 4,
    deadline: '2026-11-21',
  });
});

test('of two devices the slower one hears that there is more, and may overrule it knowingly', async () => {
  const [me, id] = [await t.person(), crypto.randomUUID()];
  const first = (await save(me, id)).body.updatedAt;
  const phone = await save(me, id, { form: { name: '감귤 한 상자' }, base: first });
  expect(phone.status).toBe(200);
  const desktop = await save(me, id, { form: { name: '감귤 두 상자' }, base: first });
  expect([desktop.status, desktop.body.code]).toEqual([409, 'DRAFT_NEWER']);
  expect((await save(me, id, { form: { name: '감귤 한 상자' }, base: first })).body).toEqual(phone.body);
  const overruled = await save(me, id, { form: { name: '감귤 두 상자' }, base: phone.body.updatedAt });
  expect(overruled.status).toBe(200);
  expect((await list(me))[0].name).toBe('감귤 두 상자');
});

test('of two devices that save at once one is kept, and the other hears of it', async () => {
  const [me, id] = [await t.person(), crypto.randomUUID()];
  const base = (await save(me, id)).body.updatedAt;
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, nth) => save(me, id, { form: { name: `감귤 ${nth}` }, base })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'DRAFT_NEWER')).toHaveLength(7);
});

test('five are kept, a sixth is not, however many come at once', async () => {
  const me = await t.person();
  const ids = Array.from({ length: 9 }, () => crypto.randomUUID());
  const answers = await Promise.all(ids.map((id) => save(me, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ body }) => body.code === 'DRAFTS_FULL')).toHaveLength(4);
  const kept = (await list(me)) as { id: string }[];
  expect((await t.call(me, 'DELETE', at(kept[0]!.id))).status).toBe(200);
  expect((await t.call(me, 'DELETE', at(kept[0]!.id))).status).toBe(200);
  expect((await save(me, crypto.randomUUID())).status).toBe(200);
});

test('another’s draft is none: not read, not written, not deleted, not posted away', async () => {
  const [me, other, id] = [await t.person(), await t.person(), crypto.randomUUID()];
  await save(me, id);
  expect((await t.call(other, 'GET', at(id))).body.code).toBe('DRAFT_NOT_FOUND');
  expect((await save(other, id, { form: { name: '남의 글' } })).body.code).toBe('DRAFT_NOT_FOUND');
  expect((await t.call(other, 'DELETE', at(id))).status).toBe(200);
  expect((await post(other, { draftId: id })).status).toBe(200);
  expect(await list(me)).toMatchObject([{ id, name: '감귤' }]);
  const foreign = await storedPicture(t);
  await t.db.updateTable('media').set({ ownerId: me.userId }).where('url', '=', foreign).execute();
  const stolen = await save(other, crypto.randomUUID(), { images: [foreign] });
  expect([stolen.status, stolen.body.code]).toEqual([400, 'IMAGE_NOT_ALLOWED']);
});

test('under a number that somebody else saves at the same moment nothing of theirs is overwritten', async () => {
  const [me, other, id] = [await t.person(), await t.person(), crypto.randomUUID()];
  const form = JSON.stringify({ name: '먼저 쓴 글' });
  const times = { createdAt: t.clock.now, updatedAt: t.clock.now };
  let late: ReturnType<typeof save>;
  await t.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('boardDrafts')
      .values({ id, userId: other.userId, form, pictures: '[]', ...times })
      .execute();
    // It found no draft, and waits for this one at the index.
    late = save(me, id, { form: { name: '남의 글' } });
    await expect.poll(() => lockWaits(t.db, 'board_drafts')).toBe(1);
  });
  expect((await late!).body.code).toBe('DRAFT_NOT_FOUND');
  expect(await list(other)).toMatchObject([{ id, name: '먼저 쓴 글' }]);
  expect(await list(me)).toEqual([]);
});

test('one that was dropped does not come back with a late save', async () => {
  const [me, id] = [await t.person(), crypto.randomUUID()];
  const base = (await save(me, id)).body.updatedAt;
  expect((await t.call(me, 'DELETE', at(id))).status).toBe(200);
  const late = await save(me, id, { form: { name: '늦은 글' }, base });
  expect([late.status, late.body]).toEqual([200, { updatedAt: base }]);
  expect(await list(me)).toEqual([]);
});

describe('its pictures', () => {
  const clear = () => clearUnused(t.deps, new AbortController().signal);
  const isThere = async (url: string) =>
    (await t.db.selectFrom('media').select('url').where('url', '=', url).execute()).length === 1;

  test('outlive a day with it and go without it', async () => {
    const [me, id, url] = [await t.person(), crypto.randomUUID(), await storedPicture(t)];
    const began = t.clock.now;
    await t.db.updateTable('media').set({ createdAt: began }).where('url', '=', url).execute();
    await save(me, id, { images: [url] });
    t.clock.now = new Date(began.getTime() + 3 * 86_400_000);
    await clear();
    expect(await isThere(url)).toBe(true);
    await t.call(awake(t, me), 'DELETE', at(id));
    await clear();
    expect(await isThere(url)).toBe(false);
    t.clock.now = began;
  });
});

describe('posting', () => {
  test('takes the draft away; a save that comes late is done and keeps nothing', async () => {
    const [me, id] = [await t.person(), crypto.randomUUID()];
    await save(me, id);
    expect((await post(me, { draftId: id })).status).toBe(200);
    expect(await list(me)).toEqual([]);
    expect((await save(me, id, { form: { name: '늦은 글' } })).status).toBe(200);
    expect(await list(me)).toEqual([]);
  });

  test('the same draft by ten at once is one purchase and ten equal answers', async () => {
    const [me, id] = [await t.person(), crypto.randomUUID()];
    await save(me, id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(me, { draftId: id })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const boards = await t.db.selectFrom('boards').select('id').where('leaderId', '=', me.userId).execute();
    expect(boards).toHaveLength(1);
    expect(await list(me)).toEqual([]);
  });

  test('again after a lost answer answers the same, whatever the form has become', async () => {
    const [me, id] = [await t.person(), crypto.randomUUID()];
    const { body } = await post(me, { draftId: id });
    expect((await post(me, { draftId: id, deadline: '2020-01-01', images: [] })).body).toEqual(body);
    expect((await post(me, { draftId: crypto.randomUUID() })).body.id).not.toBe(body.id);
  });

  test('while another device saves leaves no draft behind', async () => {
    for (let round = 0; round < 4; round++) {
      const [me, id] = [await t.person(), crypto.randomUUID()];
      await save(me, id);
      const late = [save(me, id, { form: { name: '더 쓴 글' } }), save(me, id, { form: { name: '또 쓴 글' } })];
      const [posted] = await Promise.all([post(me, { draftId: id }), ...late]);
      expect(posted.status).toBe(200);
      expect(await list(me)).toEqual([]);
    }
  });

  test.each(['deleted', 'cancelled'] as const)('again what was %s since is a purchase of its own', async (how) => {
    const [me, id] = [await t.person(), crypto.randomUUID()];
    const first = (await post(me, { draftId: id })).body.id;
    const gone = how === 'deleted' ? (['DELETE', ''] as const) : (['POST', '/cancel'] as const);
    expect((await t.call(awake(t, me), gone[0], `/api/group-boards/${first}${gone[1]}`)).status).toBe(200);
    const again = await Promise.all(Array.from({ length: 4 }, () => post(me, { draftId: id })));
    const ids = new Set(again.map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    expect(ids.has(first)).toBe(false);
    const { status, body } = await t.call(awake(t, me), 'GET', `/api/group-boards/${[...ids][0]}`);
    expect([status, body.boardStatus]).toEqual([200, 'OPEN']);
    // The late echo of the form still keeps nothing.
    await save(me, id, { form: { name: '늦은 글' } });
    expect(await list(me)).toEqual([]);
  });

  test('that is refused leaves the draft', async () => {
    const [me, id] = [await t.person(), crypto.randomUUID()];
    await save(me, id);
    expect((await post(me, { draftId: id, location: '없는 곳 어딘가' })).status).toBe(400);
    expect(await list(me)).toMatchObject([{ id }]);
  });
});

test('thirty days after the last change it goes', async () => {
  const [me, id] = [await t.person(), crypto.randomUUID()];
  const began = t.clock.now;
  await save(me, id);
  for (const [days, left] of [
    [29, 1],
    [31, 0],
  ] as const) {
    t.clock.now = new Date(began.getTime() + days * 86_400_000);
    await t.deps.jobs.add(t.db, 'accounts.clear', {});
    await t.runJobs();
    expect(await list(me)).toHaveLength(left);
  }
  t.clock.now = began;
});
