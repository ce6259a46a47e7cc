import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Consents } from '@mungchi/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillIn } from './board-form';
import { ask } from './harness/boards';
import { expectGoodLooks } from './harness/looks';
import { type Neighbour, newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { openRoom, post, press } from './money-room';

/** As an operator runs it: consents are asked for, and new leaders begin small. */
const site = useSite('empty', { LEGAL: 'on' });

/** Consents given and the phone confirmed; both have journeys of their own. */
async function agreed(person: Neighbour): Promise<Neighbour> {
  await site.sql(
    `update users set phone = '010-2000-' || lpad(id::text, 4, '0'), phone_verified_at = now() where nickname = $1`,
    [person.nickname],
  );
  const { consents } = await ask<Consents>(person, 'GET', '/api/users/consents');
  const needed = consents.filter((each) => each.needed);
  await ask(person, 'POST', '/api/users/consents', {
    consents: needed.map(({ kind, version }) => ({ kind, version, given: true })),
  });
  return person;
}

async function pay(person: Neighbour, roomId: number): Promise<void> {
  const order = await post<{ merchantUid: string; amount: number }>(person, `/api/chat/rooms/${roomId}/orders`);
  const { imp_uid: impUid } = await post<{ imp_uid: string }>(person, '/sandbox/portone/payments', {
    merchant_uid: order.merchantUid,
    amount: order.amount,
    options: { webhook: 'never' },
  });
  await post(person, `/api/chat/rooms/${roomId}/pay`, { impUid });
}

async function write(page: Page, roomId: number, about: string, words: string): Promise<void> {
  await page.goto(`/chat/${roomId}/review`);
  await page.getByRole('link', { name: `${about}님 리뷰 작성하기` }).click();
  await page.getByRole('slider', { name: '별점' }).focus();
  await page.keyboard.press('End');
  await page.getByRole('textbox').fill(words);
  await press(page, '작성 완료');
  await page.waitForURL(`**/chat/${roomId}/review`);
}

const gaugeOf = async (person: Neighbour) =>
  ask<{ mannerLeader: number; mannerParticipant: number }>(person, 'GET', '/api/users');

test('two write and both open; one writes, a week passes, and what answers it moves nothing', {
  timeout: 240_000,
}, async () => {
  const { id, leader, followers } = await openRoom(site, { price: 30_000, followers: [{}, {}], ready: agreed });
  const [quick, silent] = followers as [Neighbour, Neighbour];
  for (const follower of followers) await pay(follower, id);
  const step = (person: Neighbour, method: string, name: string) =>
    ask(person, method, `/api/chat/rooms/${id}/${name}`);
  await step(leader, 'PATCH', 'purchase-complete');
  for (const follower of followers) await step(follower, 'POST', 'trade-complete');

  await write(quick.page, id, leader.nickname, '먼저 나와 주셨어요.');
  await quick.page.getByText(`리뷰를 남겼어요. ${leader.nickname}님도 쓰면 바로 볼 수 있어요.`).waitFor();
  const { page } = leader;
  await page.goto('/mypage/reviews');
  await page.getByText('아직 열리지 않은 리뷰 1개').waitFor();
  expect(await page.getByText('먼저 나와 주셨어요.').count()).toBe(0);
  expect((await gaugeOf(leader)).mannerLeader).toBe(50);
  await expectGoodLooks(page);
  await page.getByRole('link', { name: '쓰러 가기' }).click();
  await page.getByText('리뷰가 기다려요').waitFor();
  await expectGoodLooks(page);
  await write(page, id, quick.nickname, '빠르게 결제해 주셨어요.');
  await page.getByText(`${quick.nickname}님의 리뷰가 열렸어요.`).first().waitFor();
  await quick.page.goto('/mypage/reviews');
  await quick.page.getByText('빠르게 결제해 주셨어요.').waitFor();
  const opened = await gaugeOf(leader);
  expect(opened.mannerLeader).toBeGreaterThan(50);

  // The leader writes to the other one, who is silent for the week.
  await write(page, id, silent.nickname, '조용하셨어요.');
  await site.sql(`update boards set reviews_open_at = now() - interval '1 minute' where id = $1`, [id]);
  await site.addJob('reviews.open', { boardId: id });
  await silent.page.goto('/mypage/reviews');
  await expect
    .poll(async () => {
      await silent.page.reload();
      await silent.page.getByRole('heading', { name: '받은 리뷰' }).waitFor();
      return silent.page.getByText('조용하셨어요.').count();
    })
    .toBe(1);
  await silent.page.goto(`/chat/${id}/review`);
  await silent.page.getByText('게이지에는 들어가지 않아요.', { exact: false }).waitFor();
  await write(silent.page, id, leader.nickname, '늦게 써요.');
  await page.goto('/mypage/reviews');
  await page.getByText('늦게 써요.').waitFor();
  await page.getByText('서로 본 다음에 쓴 리뷰예요. 게이지에는 들어가지 않아요.').waitFor();
  await expectGoodLooks(page);
  expect(await gaugeOf(leader)).toEqual(opened);
});

test('a new leader meets the limit and reads why; who joins reads it, also without a network', {
  timeout: 180_000,
}, async () => {
  const [leader, neighbour] = [await agreed(await newNeighbour(site)), await agreed(await newNeighbour(site))];
  const { page } = leader;
  await page.goto('/gonggu/write');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'apple.png',
      mimeType: 'image/png',
      buffer: readFileSync(path.resolve(import.meta.dirname, '../web/public/icon-192.png')),
    });
  await page.getByText('1/5').waitFor();
  await page.getByLabel('상품명').fill('한우 등심');
  await page.getByRole('button', { name: '신선식품' }).click();
  await fillIn(page);
  await page.getByLabel('총 가격').fill('500000');
  const words = '지금은 400,000원까지 열 수 있어요. 이웃과 공구를 마칠수록 늘어나요.';
  await page.getByRole('status').getByText(words).waitFor();
  await press(page, '작성 완료');
  await page.getByRole('alert').getByText(words).waitFor();
  await expectGoodLooks(page);
  await page.getByLabel('총 가격').fill('400000');
  await press(page, '작성 완료');
  await page.getByRole('status').getByText('공구를 열었어요').waitFor();
  const [board] = await ask<{ id: number }[]>(neighbour, 'GET', '/api/group-boards?limit=20');

  const reader = neighbour.page;
  await reader.goto(`/gonggu/list/${board!.id}`);
  await reader.getByText('처음 여는 리더예요').waitFor();
  await press(reader, '공구 참여하기');
  const sheet = reader.getByRole('dialog', { name: '채팅방에 입장합니다!' });
  await sheet.getByText('모두 합해 30만 원까지만 열 수 있고', { exact: false }).waitFor();
  await expectGoodLooks(reader);
  await reader.keyboard.press('Escape');

  // Nothing is known of the leader: the first line alone, which is always true.
  await reader.route('**/api/users/*/record', (route) => route.abort('internetdisconnected'));
  await reader.goto(`/gonggu/list/${board!.id}`);
  await press(reader, '공구 참여하기');
  await sheet.getByText('낸 돈은 물건을 받을 때까지 뭉치가 맡아요.').waitFor();
  await reader.context().setOffline(true);
  await expect.poll(() => sheet.getByText('처음 여는 리더예요', { exact: false }).count()).toBe(0);
  await reader.context().setOffline(false);
});
