import { WISH_PEOPLE_MAX } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../test-app';
import { isWhole } from '../../test-ring';
import { ask, joinWishAs, leaveWishAs, miscounted, notifiedOf, wishOf, wishRow } from './test-wishes';

let t: TestApp;
let crowd: Person[];
beforeAll(async () => {
  t = await testApp();
  crowd = [];
  for (let i = 0; i < WISH_PEOPLE_MAX; i++) crowd.push(await t.person());
});
afterAll(() => t.close());

test('31 are in or want in: 30 are, and everybody is asked once who opens', async () => {
  const { id, people } = await wishOf(t, '쌀', 0);
  const answers = await Promise.all(crowd.map((person) => joinWishAs(t, person, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(WISH_PEOPLE_MAX - 1);
  expect(answers.filter(({ body }) => body.code === 'WISH_FULL')).toHaveLength(1);
  expect((await wishRow(t, id)).people).toBe(WISH_PEOPLE_MAX);
  expect(await notifiedOf(t, 'WISH_JOINED', `/gonggu/wish/${id}`)).toEqual([people[0]!.userId]);
  expect(await notifiedOf(t, 'WISH_GATHERED', `/gonggu/wish/${id}`)).toHaveLength(3);
  expect(await miscounted(t)).toEqual([]);
});

test('one who presses twenty times is in it once', async () => {
  const { id } = await wishOf(t, '감귤', 0);
  const answers = await Promise.all(Array.from({ length: 20 }, () => joinWishAs(t, crowd[0]!, id)));
  expect(answers.map(({ status, body }) => [status, body.people])).toEqual(answers.map(() => [200, 2]));
  expect(await miscounted(t)).toEqual([]);
});

test('somebody joins while the last one leaves: it ends, or goes on with the one', async () => {
  const ends = new Set<string>();
  for (let round = 0; round < (isWhole ? 12 : 2); round++) {
    const { id, people } = await wishOf(t, '휴지', 0);
    const joiner = await t.person();
    const both = [() => joinWishAs(t, joiner, id), () => leaveWishAs(t, people[0]!, id)];
    const order = round % 2 === 0 ? both : both.toReversed();
    const answers = await Promise.all(order.map((act) => act()));
    const joined = answers.some(({ body }) => body.mine === true);
    const row = await wishRow(t, id);
    expect([row.people, row.endedWhy]).toEqual(joined ? [1, null] : [0, 'EMPTY']);
    ends.add(String(row.endedWhy));
    expect(await miscounted(t)).toEqual([]);
    if (joined) await leaveWishAs(t, joiner, id);
  }
  expect(ends.size).toBeGreaterThan(0);
});

test('the ninth and tenth of ten, wanted at once: nobody is in eleven', async () => {
  const person = await t.person();
  const things = ['마늘', '대파', '당근', '오이', '호박', '버섯', '상추', '시금치', '고추', '생강', '배추', '무청'];
  const made = [];
  for (const name of things) made.push(await wishOf(t, name, 0));
  const answers = await Promise.all(made.map(({ id }) => joinWishAs(t, person, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ body }) => body.code === 'WISHES_FULL')).toHaveLength(2);
});

test('neighbours who ask for the same at once: one asks, the others are shown it', async () => {
  for (let round = 0; round < 6; round++) {
    const people = crowd.slice(round * 4, round * 4 + 4);
    const name = ['두부', '명란젓', '청포도', '보리차', '고등어', '들깨'][round]!;
    const answers = await Promise.all(people.map((person) => ask(t, person, name, false)));
    const asked = answers.filter(({ status }) => status === 200);
    expect(asked).toHaveLength(1);
    const wishId = String(asked[0]!.body.id);
    for (const { status, body } of answers)
      if (status !== 200) expect(body).toMatchObject({ code: 'WISH_ALIKE', fields: { wishId } });
  }
});
