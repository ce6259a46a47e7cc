import type { BoardId } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../test-app';
import { awake, join, openBoard, storedPicture } from '../test-boards';

let t: TestApp;
let leader: Person;

beforeAll(async () => {
  t = await testApp({ env: { WEB_ORIGIN: 'https://mungchi.example' } });
  leader = await t.person();
});
afterAll(() => t.close());

const pageOf = (boardId: BoardId | string) => t.call(null, 'GET', `/gonggu/list/${boardId}`);
const property = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1];

test('says what it costs, how many seats are left and until when', async () => {
  const image = await storedPicture(t, '/media/tangerine.webp');
  const boardId = await openBoard(t, leader, { images: [image], deadline: '2026-11-22', price: 40_003 });
  const { status, body, headers } = await pageOf(boardId);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<title>제주 감귤 10kg 공구합니다. · 뭉치</title>');
  expect(property(body, 'og:title')).toBe('제주 감귤 10kg 공구합니다.');
  expect(property(body, 'og:description')).toBe('1인 10,000원 · 3자리 남았어요 · 11월 22일 마감');
  expect(property(body, 'og:image')).toMatch(/^https:\/\/mungchi\.example\/pictures\/share\/\d+-[0-9a-f]{16}\.jpg$/);
  expect(property(body, 'og:url')).toBe(`https://mungchi.example/gonggu/list/${boardId}`);
  expect(body).toMatch(/<link rel="preload" as="image" fetchpriority="high" href="\/media\/tangerine\.webp"/);
  expect(body).toContain(`<link rel="canonical" href="https://mungchi.example/gonggu/list/${boardId}">`);
});

test('what somebody typed stays text', async () => {
  const name = `"><script>alert('1')</script>&`;
  const { body } = await pageOf(await openBoard(t, leader, { name }));
  expect(body).not.toContain('<script>');
  expect(property(body, 'og:title')).toBe(
    '&#34;&#62;&#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;&#38; 10kg 공구합니다.',
  );
});

test('closed and cancelled ones say so, and search engines are to forget them', async () => {
  const full = await openBoard(t, leader, { totalUser: 2 });
  const NOINDEX = '<meta name="robots" content="noindex">';
  expect((await pageOf(full)).body).not.toContain(NOINDEX);
  await join(t, await t.person(), full);
  expect(property((await pageOf(full)).body, 'og:description')).toBe('1인 20,000원 · 마감된 공구예요');
  expect((await pageOf(full)).body).toContain(NOINDEX);
  await t.call(awake(t, leader), 'POST', `/api/group-boards/${full}/cancel`);
  expect(property((await pageOf(full)).body, 'og:description')).toBe('1인 20,000원 · 취소된 공구예요');
  expect((await pageOf(full)).body).toContain(NOINDEX);
});

test('unknown and deleted ones are the app’s 404 page', async () => {
  const deleted = await openBoard(t, leader);
  await t.call(leader, 'DELETE', `/api/group-boards/${deleted}`);
  for (const boardId of [deleted, '999999', 'abc', '0', '%3Cscript%3E']) {
    const { status, body, headers } = await pageOf(boardId);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(body).not.toContain('og:title');
  }
});
