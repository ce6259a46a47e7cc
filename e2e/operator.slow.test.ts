import { SCREENS } from '@mungchi/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, heard, log, say, settled } from './chat-room';
import { expectNoAxeViolations } from './harness/axe';
import { ask } from './harness/boards';
import { demoNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { openRoom } from './money-room';

const site = useSite('demo');
const OPERATOR = '서지우';
const FINGER = 44;
const RUDE = '여기 계좌로 먼저 보내 주세요';

test('a message is reported, hidden at the console by keys, and the reporter is told', async () => {
  const { id, leader, followers } = await openRoom(site, { followers: [{}], seats: 3 });
  const rude = followers[0]!;
  for (const { page } of [leader, rude]) await enter(page, id);
  await say(rude.page, RUDE);
  await settled(rude.page);
  await heard(leader.page, RUDE);
  await log(leader.page).getByText(RUDE).click({ button: 'right' });
  await leader.page.getByRole('button', { name: '메시지 신고하기' }).click();
  const sheet = leader.page.getByRole('dialog', { name: '어떤 점이 문제인가요?' });
  await sheet.getByRole('button', { name: '사기가 의심돼요' }).click();
  await sheet.getByRole('button', { name: '신고하기' }).click();
  await leader.page.getByRole('button', { name: '신고했어요. 하루 안에 확인할게요.' }).waitFor();

  const { page } = await demoNeighbour(site, OPERATOR, { width: 1280 });
  await page.goto('/operator');
  await page.getByText(/건이 기다려요/).waitFor();
  await expectNoAxeViolations(page);
  await page.keyboard.press('/');
  const find = page.getByLabel('이웃·공구·번호 찾기').and(page.locator(':focus'));
  expect(await find.evaluate((field) => getComputedStyle(field.closest('form')!).boxShadow)).not.toBe('none');
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await page.waitForURL('**/operator/reports*');
  await page.getByRole('button', { name: RUDE }).click();
  await page.getByRole('heading', { name: '사기가 의심돼요' }).waitFor();
  await expectNoAxeViolations(page);
  await page.keyboard.press('2');
  await page.keyboard.press('3');
  await page.keyboard.press('r');
  await page.keyboard.type('앱 밖에서 돈을 보내라고 했어요.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.getByText(/방금 #\d+ 가리기 · 경고/).waitFor();

  await log(rude.page).getByText('운영 정책에 따라 가려진 메시지예요.').waitFor();
  expect(await log(rude.page).getByText(RUDE).count()).toBe(0);
  await leader.page.goto('/notifications');
  await leader.page.getByText('신고를 처리했어요').waitFor();
  await page.goto('/operator/audit');
  await page.getByText('앱 밖에서 돈을 보내라고 했어요.').filter({ visible: true }).waitFor();
});

test('every page of the console opens, wide and on a phone; a neighbour is sent away', {
  timeout: 240_000,
}, async () => {
  const operator = await demoNeighbour(site, OPERATOR, { width: 1280 });
  const [dispute] = await ask<{ id: number }[]>(operator, 'GET', '/api/operator/disputes');
  const places = SCREENS.filter(({ guard }) => guard === 'operator').map(({ path }) =>
    path.replace(':disputeId', String(dispute!.id)).replace(/:(userId|boardId)/, '1'),
  );
  const phone = await demoNeighbour(site, OPERATOR);
  for (const { page } of [operator, phone])
    for (const place of places) {
      await page.goto(place);
      await page.locator('main h1').waitFor();
      await page.getByText('로딩중...').first().waitFor({ state: 'detached' });
      await expect.poll(() => new URL(page.url()).pathname).toBe(place);
      expect(await page.getByText('화면을 여는 중에 문제가 생겼어요', { exact: false }).count(), place).toBe(0);
      await expectNoAxeViolations(page);
      if (page === phone.page) expect(await smallTargets(page), place).toEqual([]);
      if (place === '/operator/machines') expect(await sideways(page), place).toEqual([]);
    }

  const { leader } = await openRoom(site, { followers: [], seats: 2 });
  await leader.page.goto('/operator');
  await leader.page.getByText('운영자만 볼 수 있어요.').waitFor();
});

/** What is read only by scrolling to the side. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('main, main *')]
      .filter((each) => each.scrollWidth > each.clientWidth && getComputedStyle(each).overflowX !== 'visible')
      .filter((each) => getComputedStyle(each).textOverflow !== 'ellipsis')
      .map((each) => `${each.scrollWidth} of ${each.clientWidth} px: ${each.ariaLabel ?? each.textContent}`),
  );
}

/** What a finger would miss; links in running text are as high as their line. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    (least) =>
      [...document.querySelectorAll('main button, main input, main a')]
        .filter((each) => each.checkVisibility() && getComputedStyle(each).display !== 'inline')
        .map((each) => ({ words: each.ariaLabel ?? each.textContent, height: each.getBoundingClientRect().height }))
        .filter(({ height }) => height < least)
        .map(({ words, height }) => `${Math.round(height)} px: ${words}`),
    FINGER,
  );
}
