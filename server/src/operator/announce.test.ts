import { afterAll, beforeAll, expect, test } from 'vitest';
import { awake } from '../boards/test-boards';
import { type Person, type TestApp, testApp } from '../test-app';
import { tellAnnounced } from './tell-announced';
import { getAs, operatorPerson, postAs } from './test-operator';

let t: TestApp;
let operator: Person;
let near: Person;
let far: Person;
beforeAll(async () => {
  t = await testApp();
  [operator, near, far] = [await operatorPerson(t), await t.person(), await t.person()];
  const address = '서울특별시 성동구 성수동1가';
  await t.db.updateTable('users').set({ address }).where('id', '=', near.userId).execute();
});
afterAll(() => t.close());

const words = { title: '오늘 밤 점검해요', body: '새벽 두 시부터 한 시간이에요.' };
const announce = (more: object) => postAs(t, operator, 'announcements', { ...words, ...more });
const told = async (person: Person) =>
  (await t.call(awake(t, person), 'GET', '/api/notifications')).body.map(
    ({ category, title, path }: Record<string, string>) => `${category} ${title} ${path}`,
  );

test('a neighbourhood is told and nobody else, once the number of people is typed again', async () => {
  const { body } = await getAs(t, operator, `announcements/reach?near=${encodeURIComponent('성수동')}`);
  expect(body).toEqual({ people: 1 });
  expect((await announce({ near: '성수동', confirm: 2 })).body.code).toBe('CONFIRM_MISMATCH');
  expect(await announce({ near: '성수동', confirm: 1 })).toMatchObject({ status: 200, body: { told: 1 } });
  await t.runJobs();
  expect(await told(near)).toEqual(['SERVICE 오늘 밤 점검해요 /notifications']);
  expect(await told(far)).toEqual([]);
});

test('everybody is told; a sign in the name of a place is no pattern', async () => {
  const { people } = (await getAs(t, operator, 'announcements/reach')).body;
  expect((await getAs(t, operator, `announcements/reach?near=${encodeURIComponent('%%')}`)).body).toEqual({
    people: 0,
  });
  expect((await announce({ path: '/help', confirm: people })).body).toEqual({ told: people });
  await t.runJobs();
  expect(await told(far)).toEqual(['SERVICE 오늘 밤 점검해요 /help']);
});

test('people are told in batches; one that dies half-way is told again, and nobody twice', async () => {
  const batch = { ...words, path: '/help?twice', key: 'announced twice', after: 0, upTo: far.userId } as const;
  const dying = { ...t.deps, jobs: { ...t.deps.jobs, add: () => Promise.reject(new Error('killed')) } };
  await expect(tellAnnounced(dying, batch, 2)).rejects.toThrow('killed');
  expect(await told(near)).not.toContain('SERVICE 오늘 밤 점검해요 /help?twice');
  await tellAnnounced(t.deps, batch, 2);
  await tellAnnounced(t.deps, batch, 2);
  await t.runJobs();
  for (const person of [near, far])
    expect((await told(person)).filter((line: string) => line.endsWith('/help?twice'))).toHaveLength(1);
});

test('who signs up after an announcement is not told', async () => {
  const { people } = (await getAs(t, operator, 'announcements/reach')).body;
  await announce({ path: '/before', confirm: people });
  const late = await t.person();
  await t.runJobs();
  expect(await told(late)).toEqual([]);
});

test.each(['//example', 'https://example.org', '/a b', 'help'])('%s is no path of 뭉치', async (path) => {
  expect(await announce({ path, confirm: 1 })).toMatchObject({ status: 400, body: { code: 'INVALID_FIELDS' } });
});
