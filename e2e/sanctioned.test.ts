import { expect, test } from 'vitest';
import { enter, heard, say, settled } from './chat-room';
import { expectNoAxeViolations } from './harness/axe';
import { ask } from './harness/boards';
import { demoNeighbour, type Neighbour } from './harness/neighbour';
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
