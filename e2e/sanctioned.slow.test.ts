import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, heard, say, settled } from './chat-room';
import { expectNoAxeViolations } from './harness/axe';
import { ask } from './harness/boards';
import { expectGoodLooks } from './harness/looks';
import { demoNeighbour, type Neighbour } from './harness/neighbour';
import { signIn } from './harness/sign-in';
import { useSite } from './harness/site';
import { bearer, openRoom } from './money-room';

const site = useSite('demo');
const reason = '같은 글을 여러 번 올렸어요';

/** As an operator decides it at the console, which has a journey of its own. */
async function sanction(person: Neighbour, order: object): Promise<void> {
  const operator = await demoNeighbour(site, '서지우');
  const query = encodeURIComponent(person.nickname);
  const found = await ask<{ userId: number; nickname: string }[]>(
    operator,
    'GET',
    `/api/operator/people?query=${query}`,
  );
  const { userId } = found.find(({ nickname }) => nickname === person.nickname)!;
  await ask(operator, 'POST', `/api/operator/people/${userId}/sanctions`, { sanction: order, reason });
}

/** Nothing on the screen has failed, and nobody was sent away. */
async function settledQuietly(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await page.getByText('불러오지 못했어요').count()).toBe(0);
  expect(new URL(page.url()).pathname).not.toBe('/start');
}

test('a paused person reads why and until when, joins nothing, and goes on in the rooms they are in', async () => {
  const { id, leader, followers } = await openRoom(site, { followers: [{}], seats: 3 });
  const other = await openRoom(site, { followers: [], seats: 3 });
  const paused = followers[0]!;
  const { page } = paused;
  await sanction(paused, { kind: 'PAUSED', days: 7 });

  await page.goto('/');
  await page.getByText(/까지 새 공구를 열거나 참여할 수 없어요/).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: '자세히' }).click();
  await page.getByText(`이유: ${reason}`).waitFor();
  await page.getByText('이미 참여한 채팅방에서 이야기하는 일은 그대로 할 수 있어요', { exact: false }).waitFor();
  await expectNoAxeViolations(page);

  const joined = await page.request.post(`/api/group-boards/${other.id}/join`, { headers: bearer(paused) });
  expect(((await joined.json()) as { code: string }).code).toBe('PAUSED');
  await enter(leader.page, id);
  await enter(page, id);
  await say(page, '저는 그대로 받을게요');
  await settled(page);
  await heard(leader.page, '저는 그대로 받을게요');
});

test('a banned person is signed out where they stand, and a seat that was not paid for falls free', async () => {
  const { id, followers } = await openRoom(site, { followers: [{}, {}], seats: 4 });
  const [banned, stays] = followers as [Neighbour, Neighbour];
  const { page } = banned;
  await enter(page, id);
  await sanction(banned, { kind: 'BANNED', confirm: banned.nickname });
  await expect
    .poll(async () => (await ask<{ currentUsers: number }>(stays, 'GET', `/api/group-boards/${id}`)).currentUsers)
    .toBe(2);
  await page.goto('/');
  await page.waitForURL('**/start');
});

test('who was banned signs in again, reads why, finds what is left to them, appeals, and hears the answer', async () => {
  const email = `banned-${Date.now()}@example.org`;
  const page = await site.open('/start');
  const me = { newPerson: { name: '김반', email } };
  await signIn(page, me);
  await page.waitForURL('**/signup');
  const nickname = `반${Date.now().toString(36).slice(-4)}`;
  const about = { phone: '010-1234-5678', birth: '1990-05-05', gender: 'FEMALE', profileUrl: '/avatars/pink.webp' };
  const signedUp = await page.request.post('/api/users', {
    data: { nickname, ...about },
    headers: { origin: site.address },
  });
  expect(signedUp.ok()).toBe(true);
  const { accessToken } = (await signedUp.json()) as { accessToken: string };
  const person = { page, accessToken, nickname };
  await sanction(person, { kind: 'BANNED', confirm: nickname });

  await signIn(page, me);
  await page.waitForURL('**/mypage/standing');
  await page.getByRole('heading', { name: '이용할 수 없는 계정이에요' }).waitFor();
  await page.getByText(`이유: ${reason}`).waitFor();
  await expectGoodLooks(page);
  for (const [link, shown] of [
    ['내 채팅방', '나의 채팅 목록'],
    ['참여한 공구', '참여한 공구'],
    ['알림', '알림'],
    ['계정', '로그인한 기기'],
  ] as const) {
    await page.getByRole('link', { name: link }).first().click();
    await page.getByRole('heading', { name: shown }).first().waitFor();
    await settledQuietly(page);
    await page.goBack();
    await page.getByRole('heading', { name: '이용할 수 없는 계정이에요' }).waitFor();
  }
  await page.getByRole('textbox', { name: '이의 신청' }).fill('제가 쓴 글이 아니에요');
  await page.getByRole('button', { name: '이의 보내기' }).click();
  await page.getByText('이의를 보냈어요. 살펴보고 알림으로 알려 드릴게요.').waitFor();
});
