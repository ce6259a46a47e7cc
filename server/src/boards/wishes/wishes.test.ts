import { DAY_MS, type Wish, type WishId } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockPerson } from '../../safety/block-person';
import { sanctionNow } from '../../safety/test-sanctions';
import { type Person, type TestApp, testApp } from '../../test-app';
import { isWhole } from '../../test-ring';
import { probesOf } from '../finding/finding-rules';
import { theCalled } from '../finding/read-called';
import { awake } from '../test-boards';
import { ask, joinWishAs, leaveWishAs, miscounted, notifiedOf, peopleIn, wishOf, wishRow } from './test-wishes';

/** A wish in the neighbouring square is told apart from one home in six. */
const HOMES = isWhole ? 200 : 60;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('what somebody asks stands there for the next neighbour, who joins by one call', async () => {
  const [asker, neighbour] = [await t.person(), await t.person()];
  const asked = await ask(t, asker, ' 쌀 20kg ', false);
  expect(asked).toMatchObject({
    status: 200,
    body: { name: '쌀 20kg', people: 1, state: 'OPEN', near: 750, mine: true, keepable: false, boardId: null },
  });
  expect(asked.body.place).toMatch(/동$/);
  expect(asked.body.until).toBe('2026-12-06T12:00:00.000Z');
  const { id } = asked.body;
  expect((await t.call(neighbour, 'GET', '/api/wishes')).body).toEqual([{ ...asked.body, mine: false }]);
  expect(await joinWishAs(t, neighbour, id)).toMatchObject({
    status: 200,
    body: { people: 2, mine: true, state: 'OPEN' },
  });
  expect(await joinWishAs(t, neighbour, id)).toMatchObject({ status: 200, body: { people: 2 } });
  expect(await notifiedOf(t, 'WISH_JOINED', `/gonggu/wish/${id}`)).toEqual([asker.userId]);
  expect((await t.call(asker, 'GET', '/api/wishes/mine')).body).toMatchObject([{ id, people: 2 }]);
});

test('with the third everybody is asked who opens, once', async () => {
  const { id, people } = await wishOf(t, '감귤', 2);
  const everybody = people.map(({ userId }) => userId).toSorted((a, b) => a - b);
  expect(await notifiedOf(t, 'WISH_GATHERED', `/gonggu/wish/${id}`)).toEqual(everybody);
  expect((await leaveWishAs(t, people[1]!, id)).body).toMatchObject({ state: 'GATHERED', people: 2, mine: false });
  expect((await joinWishAs(t, await t.person(), id)).body).toMatchObject({ state: 'GATHERED', people: 3 });
  expect(await notifiedOf(t, 'WISH_GATHERED', `/gonggu/wish/${id}`)).toEqual(everybody);
});

test('alike: the one that is there is offered, unless sure; who is in one gets that', async () => {
  const { id, people } = await wishOf(t, '무등산 수박', 0);
  const other = await t.person();
  expect(await ask(t, other, '수박 5kg', false)).toMatchObject({
    status: 409,
    body: { code: 'WISH_ALIKE', fields: { wishId: String(id), name: '무등산 수박' } },
  });
  expect((await ask(t, people[0]!, '수박', false)).body.id).toBe(id);
  expect((await ask(t, people[0]!, '수박', true)).body.id).toBe(id);
  const own = await ask(t, other, '수박 5kg', true);
  expect(own).toMatchObject({ status: 200 });
  expect(own.body.id).not.toBe(id);
  const like = await t.call(other, 'GET', `/api/wishes?like=${encodeURIComponent('수박')}`);
  expect(like.body.map((wish: { id: WishId }) => wish.id)).toEqual([own.body.id, id]);
});

test('who moved away asks anew where they live now', async () => {
  const { id, people } = await wishOf(t, '무화과', 0);
  const mover = people[0]!;
  const home = { latitude: 33.49, longitude: 126.53 };
  await t.db.updateTable('users').set(home).where('id', '=', mover.userId).execute();
  const asked = await ask(t, mover, '무화과', false);
  expect(asked).toMatchObject({ status: 200, body: { near: 750, people: 1 } });
  expect(asked.body.id).not.toBe(id);
});

test.each([
  ['010-1234-5678 쌀', '연락처와 링크는 적을 수 없어요.'],
  ['open.kakao.com/o/abc 쌀', '연락처와 링크는 적을 수 없어요.'],
  ['쌀 https://www.coupang.com/vp/products/1', '연락처와 링크는 적을 수 없어요.'],
  ['010-1234-5678', '연락처와 링크는 적을 수 없어요.'],
  ['공구', '찾을 물건 이름을 적어 주세요.'],
  ['ㄱㄱ', '찾을 물건 이름을 적어 주세요.'],
  ['10kg', '찾을 물건 이름을 적어 주세요.'],
])('%s is not asked', async (name, message) => {
  const answer = await ask(t, await t.person(), name);
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_FIELDS', fields: { name: message } } });
});

test('three asked, ten joined; leaving makes room', async () => {
  const person = await t.person();
  const names = ['딸기', '배추', '고구마', '양파'];
  const asked: WishId[] = [];
  for (const name of names.slice(0, 3)) asked.push((await ask(t, person, name)).body.id);
  expect((await ask(t, person, names[3]!)).body.code).toBe('WISHES_FULL');
  await leaveWishAs(t, person, asked[0]!);
  expect((await ask(t, person, names[3]!)).status).toBe(200);

  const ids: WishId[] = [];
  for (const name of ['마늘', '대파', '당근', '오이', '호박', '버섯', '상추', '시금치'])
    ids.push((await wishOf(t, name, 0)).id);
  for (const id of ids.slice(0, 7)) expect((await joinWishAs(t, person, id)).status).toBe(200);
  expect((await joinWishAs(t, person, ids[7]!)).body.code).toBe('WISHES_FULL');
});

test('with the last one it ends; ended ones stay in nobody’s way', async () => {
  const { id, people } = await wishOf(t, '참기름', 0);
  expect((await leaveWishAs(t, people[0]!, id)).body).toMatchObject({ state: 'ENDED', people: 0 });
  expect((await leaveWishAs(t, people[0]!, id)).body).toMatchObject({ state: 'ENDED', people: 0 });
  expect((await joinWishAs(t, people[0]!, id)).body.code).toBe('WISH_NOT_FOUND');
  expect(await wishRow(t, id)).toMatchObject({ endedWhy: 'EMPTY' });
  expect((await ask(t, people[0]!, '참기름', false)).body.id).not.toBe(id);
});

test('who lives beyond 3 km, has no home or has not signed up does not join', async () => {
  const { id } = await wishOf(t, '들기름', 0);
  const far = await t.person({ latitude: 33.49, longitude: 126.5707 });
  expect(await t.call(far, 'GET', `/api/wishes/${id}`)).toMatchObject({
    status: 200,
    body: { near: null, mine: false },
  });
  expect((await joinWishAs(t, far, id)).body.code).toBe('WISH_FAR');
  const nowhere = await t.person({ latitude: null, longitude: null, address: null });
  expect((await joinWishAs(t, nowhere, id)).body.code).toBe('HOME_UNSET');
  expect((await ask(t, nowhere, '쌀')).body.code).toBe('HOME_UNSET');
  expect((await t.call(nowhere, 'GET', '/api/wishes')).body).toEqual([]);
  expect((await t.call(null, 'GET', `/api/wishes/${id}`)).body).toMatchObject({ near: null, mine: false });
});

test('a wish of somebody apart is there and can be joined: it names nobody', async () => {
  const { id, people } = await wishOf(t, '꿀', 1);
  const asker = people[0]!;
  const [other, another] = [await t.person(), await t.person()];
  await blockPerson(t.deps, asker.userId, other.userId);
  await blockPerson(t.deps, another.userId, asker.userId);
  for (const person of [other, another]) {
    expect((await t.call(person, 'GET', `/api/wishes/${id}`)).body).toMatchObject({ id, mine: false });
    expect((await t.call(person, 'GET', '/api/wishes?like=꿀')).body).toMatchObject([{ id }]);
    expect((await ask(t, person, '꿀', false)).body).toMatchObject({
      code: 'WISH_ALIKE',
      fields: { wishId: String(id) },
    });
    expect((await joinWishAs(t, person, id)).body).toMatchObject({ mine: true });
  }
  expect((await leaveWishAs(t, other, id)).body).toMatchObject({ mine: false, people: 3 });
  expect((await leaveWishAs(t, other, id)).body).toMatchObject({ mine: false, people: 3 });
});

test('paused: reads and leaves', async () => {
  const { id, people } = await wishOf(t, '우유', 1);
  const person = people[1]!;
  await sanctionNow(t.deps, person.userId, { kind: 'PAUSED', days: 3, reason: '도배' });
  await t.deps.sanctions.read();
  expect((await t.call(person, 'GET', '/api/wishes')).status).toBe(200);
  expect((await t.call(person, 'GET', `/api/wishes/${id}`)).body.mine).toBe(true);
  expect((await ask(t, person, '두유')).body.code).toBe('PAUSED');
  expect((await joinWishAs(t, person, id)).body.code).toBe('PAUSED');
  expect((await leaveWishAs(t, person, id)).body).toMatchObject({ mine: false });
});

test(`no answer, asked from ${HOMES} homes, places a wish closer than its grid point`, async () => {
  const home = { latitude: 33.3833, longitude: 126.5483 };
  const grid = { latitude: 33.385, longitude: 126.55 };
  const asker = await t.person(home);
  const [mine, moved] = [(await ask(t, asker, '성게')).body.id, { ...home, latitude: 33.3866, longitude: 126.5511 }];
  // Somebody else in the same square of the grid, elsewhere in it.
  const twin = (await ask(t, await t.person(moved), '성게')).body.id;
  expect(await wishRow(t, mine)).toMatchObject(grid);
  /** Whatever somebody can ask: the wish itself, the two lists, joining and leaving it, and asking for the same. */
  const answers = async (reader: Person, id: WishId) => {
    const told = (wishes: Wish[]) => wishes.filter((wish) => wish.id === id).map((wish) => ({ ...wish, id: 0 }));
    const read = async (url: string) => (await t.call(reader, 'GET', url)).body;
    const seen = { ...(await read(`/api/wishes/${id}`)), id: 0 };
    const joined = { ...(await joinWishAs(t, reader, id)).body, id: 0 };
    await leaveWishAs(t, reader, id);
    return [seen, told(await read('/api/wishes')), told(await read('/api/wishes?like=성게')), joined];
  };
  for (let i = 0; i < HOMES; i++) {
    const reader = await t.person({
      latitude: home.latitude + Math.sin(i) * 0.03,
      longitude: home.longitude + Math.cos(i * 7) * 0.03,
    });
    const first = await answers(reader, mine);
    expect(first).toEqual(await answers(reader, twin));
    expect(JSON.stringify(first)).not.toMatch(/33\.|126\.|이웃\d|asker|userId/);
  }
}, 120_000);

test('on the last day anybody in it goes on, twice', async () => {
  const { id, people } = await wishOf(t, '김', 1);
  const other = people[1]!;
  const keep = (person = other) => t.call(awake(t, person), 'POST', `/api/wishes/${id}/keep`);
  const start = t.clock.now;
  try {
    expect((await keep()).body).toMatchObject({ until: '2026-12-06T12:00:00.000Z', keepable: false });
    for (const [day, until] of [
      [20, '2026-12-27T12:00:00.000Z'],
      [41, '2027-01-17T12:00:00.000Z'],
    ] as const) {
      t.clock.now = new Date(start.getTime() + day * DAY_MS + 9 * 3_600_000);
      const seen = await t.call(awake(t, other), 'GET', `/api/wishes/${id}`);
      expect(seen.body.keepable).toBe(true);
      expect((await t.call(awake(t, await t.person()), 'GET', `/api/wishes/${id}`)).body.keepable).toBe(false);
      expect((await keep()).body).toMatchObject({ until, keepable: false });
      // A second press changes nothing.
      expect((await keep()).body).toMatchObject({ until });
    }
    t.clock.now = new Date(start.getTime() + 62 * DAY_MS + 9 * 3_600_000);
    expect((await keep()).body.code).toBe('WISH_KEPT');
    expect((await keep(await t.person())).body.code).toBe('WISH_NOT_FOUND');
  } finally {
    t.clock.now = start;
  }
});

test('like is found by the words of either, and of those asked before by comparing each', async () => {
  const { id } = await wishOf(t, '무농약 청귤 5kg', 0);
  const reader = await t.person();
  const found = async (like: string) =>
    (await t.call(reader, 'GET', `/api/wishes?like=${encodeURIComponent(like)}`)).body.map((wish: Wish) => wish.id);
  for (const like of ['청귤', '제주 청귤 10kg', '청귤청']) {
    const before = await found(like);
    await t.db.updateTable('wishes').set({ probes: null }).where('id', '=', id).execute();
    expect(await found(like)).toEqual(before);
    await t.db
      .updateTable('wishes')
      .set({ probes: probesOf('무농약 청귤 5kg', theCalled()) })
      .where('id', '=', id)
      .execute();
  }
  expect(await found('청귤')).toEqual([id]);
  expect(await found('10kg')).toEqual([]);
});

test('lists by words and single wishes are read only so often, by a person and by a visitor’s address', async () => {
  const held = await testApp({ env: { RATE_LIMIT_FACTOR: '0.05' } });
  try {
    const person = await held.person();
    const { id } = await wishOf(held, '감귤', 0, person);
    for (const [who, path] of [
      [person, '/api/wishes?like=%EA%B0%90%EA%B7%A4'],
      [null, `/api/wishes/${id}`],
      [null, `/api/wishes/${id + 1}`],
    ] as const) {
      const codes: string[] = [];
      for (let nth = 0; nth < 4; nth++) codes.push((await held.call(who, 'GET', path)).body.code ?? 'read');
      expect(codes.at(-1)).toBe('RATE_LIMITED');
    }
  } finally {
    await held.close();
  }
});

test('the number is the rows', async () => {
  expect(await miscounted(t)).toEqual([]);
  expect(await peopleIn(t, 999_999 as WishId)).toEqual([]);
});
