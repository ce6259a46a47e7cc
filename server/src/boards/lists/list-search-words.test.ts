import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../test-app';
import { join, openBoard } from '../test-boards';
import { wantedWords } from './wanted-words';

let t: TestApp;
let leader: Person;
beforeAll(async () => {
  t = await testApp();
  leader = await t.person();
});
afterAll(() => t.close());

const wordsFor = async (person: Person, query = '') =>
  (await t.call(person, 'GET', `/api/group-boards/search-words${query}`)).body;

test('words of what recruits nearby, the most wanted first', async () => {
  const place = { latitude: 33.4507, longitude: 126.5707 };
  const open = async (name: string, at = place) => {
    const id = await openBoard(t, leader, { name });
    await t.db.updateTable('boards').set(at).where('id', '=', id).execute();
    return id;
  };
  await open('노지 감귤');
  await join(t, await t.person(), await open('무항생제 유정란'));
  await t.call(leader, 'POST', `/api/group-boards/${await open('청송 사과')}/cancel`);
  await open('서해 꽃게', { ...place, latitude: place.latitude + 0.01 });
  const reader = await t.person(place);
  expect(await wordsFor(reader)).toEqual(['유정란', '감귤']);
  expect(await wordsFor(reader, '?radius=1500')).toEqual(['유정란', '감귤', '꽃게']);
  expect(await wordsFor(await t.person({ latitude: null, longitude: null, address: null }))).toEqual([]);
});

test('the same thing counts once, and sixty are enough', () => {
  const things = Array.from({ length: 70 }, (_, nth) => String.fromCharCode(0xac00 + 28 * nth).repeat(2));
  const words = wantedWords(['제주감귤', '노지 제주감귤', ...things].map((name) => ({ name, wanted: 2 })));
  expect(words).toHaveLength(60);
  expect(words[0]).toBe('제주감귤');
});
