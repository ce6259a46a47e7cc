import type { BoardCard } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../test-app';
import { join, openBoard } from '../test-boards';

let t: TestApp;
let reader: Person;

beforeAll(async () => {
  t = await testApp();
  const leader = await t.person();
  reader = await t.person();
  await openBoard(t, leader, { name: '제주감귤', quantity: '10kg', content: '새콤달콤해요' });
  await openBoard(t, leader, { name: '청송 사과', quantity: '5kg', content: '감귤도 조금 넣어 드려요' });
  await openBoard(t, leader, { name: '100% 오렌지 주스', quantity: '12병', content: '냉장 보관' });
  await openBoard(t, leader, { name: '떡볶이 밀키트', quantity: '6팩', content: '' });
  await openBoard(t, leader, { name: '아라비카 커피_원두', quantity: '1kg', content: '' });
  const far = await openBoard(t, leader, { name: '서울 감귤', quantity: '1kg', content: '' });
  await t.db.updateTable('boards').set({ latitude: 37.5, longitude: 127 }).where('id', '=', far).execute();
  await t.db.updateTable('users').set({ latitude: 33.4507, longitude: 126.5707 }).execute();
  await t.db.updateTable('boards').set({ latitude: 33.4507, longitude: 126.5707 }).where('id', '<>', far).execute();
});
afterAll(() => t.close());

const search = (keyword: string, more = '') =>
  t.call(reader, 'GET', `/api/group-boards/search?keyword=${encodeURIComponent(keyword)}${more}`);
const names = (cards: BoardCard[]) => cards.map((card) => card.title.replace(/ \S+ 공구합니다\.$/, ''));

test.each([
  ['감귤', ['제주감귤', '청송 사과']],
  ['제주 감귤', ['제주감귤']],
  ['ㅈㅈㄱㄱ', ['제주감귤']],
  ['감ㄱ', ['제주감귤', '청송 사과']],
  ['청송ㅅ', ['청송 사과']],
  ['tkrhk', ['청송 사과']],
  ['떡뽂이', ['떡볶이 밀키트']],
  ['오랜지', ['100% 오렌지 주스']],
  ['%', ['100% 오렌지 주스']],
  ['_', ['아라비카 커피_원두']],
  ['냉장', ['100% 오렌지 주스']],
  ['없는물건', []],
  ["'; drop table boards; --", []],
])('%j finds %j', async (keyword, expected) => {
  const { status, body } = await search(keyword);
  expect(status).toBe(200);
  expect(names(body)).toEqual(expected);
});

test('a blank keyword is refused', async () => {
  expect((await search('  ')).body.fields).toHaveProperty('keyword');
  expect((await t.call(reader, 'GET', '/api/group-boards/search')).status).toBe(400);
  expect((await search('감'.repeat(101))).status).toBe(400);
});

test.each(['ㄱㄱㅎㄴㄷ', '합니다', '공구합니다'])('the ending of every title is not searched: %s', async (keyword) => {
  expect((await search(keyword)).body).toEqual([]);
});

test.each([
  ['ㄱㄱ', ['제주감귤', '청송 사과']],
  ['감귤 공구', ['제주감귤', '청송 사과']],
  ['감귤 같이 사요', ['제주감귤', '청송 사과']],
])('%s finds what it means', async (keyword, expected) => {
  expect(names((await search(keyword)).body)).toEqual(expected);
});

test('whoever looks for 공구 finds what is open, where nobody sells tools', async () => {
  const all = names((await search('공구')).body);
  expect(all).toEqual(expect.arrayContaining(['제주감귤', '청송 사과']));
  expect(names((await search('근처 공구')).body)).toEqual(all);
});

test('the other word for a thing finds it, too', async () => {
  await openBoard(t, await t.person(), { name: '도톰한 화장지', quantity: '30롤', content: '' });
  expect(names((await search('휴지')).body)).toEqual(['도톰한 화장지']);
});

test('what can be joined comes before what cannot, a title before a text', async () => {
  const leader = await t.person();
  const open = (name: string, content: string, totalUser: number) => openBoard(t, leader, { name, content, totalUser });
  const [text, title, full] = [
    await open('쌀', '수박도 있어요', 4),
    await open('고창 수박', '', 4),
    await open('수박', '', 2),
  ];
  await join(t, await t.person(), full);
  expect((await search('수박')).body.map(({ id }: BoardCard) => id)).toEqual([title, text, full]);
});

test('pages go on where the last one ended', async () => {
  const leader = await t.person();
  for (let n = 1; n <= 5; n++) await openBoard(t, leader, { name: `여수 갓김치 ${n}호`, content: '' });
  const all = (await search('갓김치')).body as BoardCard[];
  expect(all.length).toBe(5);
  const seen: number[] = [];
  let cursor = '';
  do {
    const page = await search('갓김치', `&limit=2${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.body.map((card: BoardCard) => card.id));
    cursor = (page.headers['x-next-cursor'] as string | undefined) ?? '';
  } while (cursor);
  expect(seen).toEqual(all.map((card) => card.id));
});

test('an edit is found by its new words only; cancelled and deleted ones are not found', async () => {
  const leader = await t.person();
  const [edited, cancelled, deleted] = [
    await openBoard(t, leader, { name: '골드키위' }),
    await openBoard(t, leader, { name: '골드키위' }),
    await openBoard(t, leader, { name: '골드키위' }),
  ];
  expect((await search('골드키위')).body.length).toBe(3);
  await t.call(leader, 'POST', `/api/group-boards/${cancelled}/cancel`);
  await t.call(leader, 'DELETE', `/api/group-boards/${deleted}`);
  expect((await search('골드키위')).body.map((card: BoardCard) => card.id)).toEqual([edited]);
});

test('the same radius and recruiting filters as the list', async () => {
  expect(names((await search('감귤', '&radius=3000&recruiting=true')).body)).toEqual(['제주감귤', '청송 사과']);
  const nowhere = await t.person({ latitude: null, longitude: null, address: null });
  expect((await t.call(nowhere, 'GET', '/api/group-boards/search?keyword=x')).body).toEqual([]);
});
