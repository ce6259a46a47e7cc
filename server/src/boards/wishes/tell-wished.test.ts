import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inbox } from '../../notifications/test-inbox';
import { sanctionNow } from '../../safety/test-sanctions';
import { type Person, type TestApp, testApp } from '../../test-app';
import { addWord, homeOf, neighbourOf } from '../finding/test-finding';
import { castOf, crowdWithWord, keepFromNotified } from '../finding/test-notified';
import { awake, openBoard } from '../test-boards';
import { tellWished } from './tell-wished';
import { ask, joinWishAs, leaveWishAs, notifiedOf, wishOf } from './test-wishes';
import { gridPoint } from './wish-rules';

let t: TestApp;
let asker: Person;
/** Lives on the grid point itself, so that metres from it are metres from the wish. */
let corner: Person;
beforeAll(async () => {
  t = await testApp({ now: new Date('2026-11-15T03:00:00.000Z') });
  corner = await t.person();
  const point = gridPoint(await homeOf(t, corner));
  await t.db.updateTable('users').set(point).where('id', '=', corner.userId).execute();
});
afterAll(() => t.close());
beforeEach(async () => {
  asker = await neighbourOf(t, corner, 0);
});

/** Words of one test are nobody's in another. */
const words = ['감귤', '배추', '휴지', '쌀', '딸기', '고구마', '달걀', '참외', '수박'];
let word: string;
beforeEach(() => {
  word = words.shift()!;
});
const hearer = async (metres: number, said = word): Promise<Person> => {
  const person = await neighbourOf(t, corner, metres);
  await addWord(t, person, said);
  return person;
};
const told = (id: number) => notifiedOf(t, 'KEYWORD_WISHED', `/gonggu/wish/${id}`);

test('who has a word for it hears that a neighbour looks for it, and how near by the ring alone', async () => {
  const [near, far] = [await hearer(700), await hearer(1600)];
  await hearer(100, '기저귀');
  const { id } = (await ask(t, asker, `${word} 10kg`)).body;
  expect(await told(id)).toEqual([]);
  await t.runJobs();
  expect((await inbox(t, near))[0]).toMatchObject({
    kind: 'KEYWORD_WISHED',
    category: 'INTEREST',
    title: `‘${word}’을 같이 살 이웃이 있어요`,
    body: `${word} 10kg · 750m 안 · 함께 찾아볼까요?`,
    path: `/gonggu/wish/${id}`,
  });
  expect((await inbox(t, far))[0]!.body).toContain('3km 안');
  expect(await told(id)).toEqual([near.userId, far.userId]);
  for (let again = 0; again < 2; again++) await tellWished(t.deps, id);
  expect(await told(id)).toEqual([near.userId, far.userId]);
});

test('the marks after a word: 배추를, 10kg without any', async () => {
  const [plain, measured] = [await hearer(100), await hearer(100, `${word} 10kg`)];
  await ask(t, asker, word);
  await t.runJobs();
  expect((await inbox(t, plain))[0]!.title).toBe(`‘${word}’를 같이 살 이웃이 있어요`);
  expect((await inbox(t, measured))[0]!.title).toBe(`‘${word} 10kg’ 같이 살 이웃이 있어요`);
});

test('not told: who asked, is in it, reported it, is paused, banned or gone, or lives beyond their reach; a block keeps nobody from it', async () => {
  const cast = await castOf(hearer);
  await addWord(t, asker, word);
  const close = await hearer(800);
  await t.call(awake(t, close), 'PUT', '/api/alerts/reach', { reach: 750 });
  const { id } = (await ask(t, asker, word)).body;
  await joinWishAs(t, cast.in, id);
  await keepFromNotified(t, cast, { from: asker, target: { kind: 'WISH', id } });
  await t.runJobs();
  expect(await told(id)).toEqual([cast.apart.userId, cast.fine.userId]);
});

test('nobody is told of one that ended, was hidden or was opened before the job ran', async () => {
  await hearer(100);
  const empty = (await ask(t, asker, word)).body.id;
  await leaveWishAs(t, asker, empty);
  const [second, third] = [await neighbourOf(t, corner, 10), await neighbourOf(t, corner, 10)];
  const hidden = (await ask(t, second, word)).body.id;
  await t.db.updateTable('wishes').set({ endedAt: t.clock.now, endedWhy: 'HIDDEN' }).where('id', '=', hidden).execute();
  const opened = (await ask(t, third, word)).body.id;
  await openBoard(t, await t.person(), { name: word, wishId: opened });
  await t.runJobs();
  for (const id of [empty, hidden, opened]) expect(await told(id)).toEqual([]);
});

test('an asker calls twice a day, ended ones counted, and again the next day', async () => {
  const person = await hearer(100);
  const first = (await ask(t, asker, word)).body.id;
  await leaveWishAs(t, asker, first);
  const second = (await ask(t, asker, word)).body.id;
  await leaveWishAs(t, asker, second);
  const third = (await ask(t, asker, word)).body.id;
  await tellWished(t.deps, third);
  expect(await told(third)).toEqual([]);
  await leaveWishAs(t, asker, third);
  t.clock.now = new Date('2026-11-16T03:00:00.000Z');
  const next = (await ask(t, asker, word)).body.id;
  await t.runJobs();
  expect(await told(next)).toEqual([person.userId]);
});

test('the nearest two hundred', async () => {
  const people = await crowdWithWord(t, corner, 230);
  const near = people.slice(0, 5);
  for (const person of near) await sanctionNow(t.deps, person, { kind: 'PAUSED', days: 3, reason: '쉬어요' });
  const { id } = await wishOf(t, '영암 무화과', 0, asker);
  await t.runJobs();
  expect(await told(id)).toEqual(people.slice(5, 205));
});
