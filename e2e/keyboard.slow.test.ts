import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, heard, log, say, settled } from './chat-room';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { openRoom } from './money-room';

const site = useSite('empty');
const PATIENT = { timeout: 180_000 };
const STOPS = 80;

/** Tab by tab, as somebody without a pointer goes; every stop on the way must be seen. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  const visited: string[] = [];
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press(key);
    const { name, ring } = await page.evaluate(focused);
    visited.push(name);
    expect(ring, `the focus cannot be seen on: ${name}`).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Never reached. On the way: ${visited.join(' → ')}`);
}

/** Runs in the page. A ring may be drawn by what surrounds the control, too. */
function focused(): { name: string; ring: boolean } {
  const element = document.activeElement;
  if (!element || element === document.body) return { name: 'nothing', ring: true };
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? element.tagName;
  const drawn = (each: Element | null): boolean => {
    if (!each) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  };
  return { name, ring: drawn(element) || drawn(element.parentElement) || drawn(element.closest('label, form')) };
}

/** Runs in the page: how far it scrolls for a control that is always in view. */
function focusedFromAbove(control: HTMLElement | SVGElement): number {
  scrollTo(0, 0);
  control.blur();
  control.focus();
  return scrollY;
}

test('from home to a joined room and a sent message, without a pointer', PATIENT, async () => {
  const { id, leader } = await openRoom(site, { followers: [], seats: 3 });
  const { page } = await newNeighbour(site, { look: { width: 1280 } });
  await page.goto('/');
  await tabTo(page, page.getByRole('list', { name: '근처에서 열린 공구' }).getByRole('link').first());
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/gonggu/list/${id}`);

  const join = page.getByRole('button', { name: '공구 참여하기' });
  await tabTo(page, join);
  expect(await join.evaluate(focusedFromAbove), 'a stop in a bar at the edge moves the page').toBe(0);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: '채팅방에 입장합니다!' });
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => join.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  const confirm = sheet.getByRole('button', { name: '확인' });
  await confirm.waitFor();
  if (!(await confirm.evaluate((button) => button === document.activeElement))) await tabTo(page, confirm);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/chat/${id}`);

  const input = page.getByRole('textbox', { name: '메시지' });
  await input.and(page.locator(':enabled')).waitFor();
  await tabTo(page, input);
  await page.keyboard.type('안녕하세요, 함께해요!');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('안녕하세요, 함께해요!', { exact: true }).waitFor();

  await leader.page.goto(`/chat/${id}`);
  await leader.page.getByRole('log').getByText('안녕하세요, 함께해요!', { exact: true }).waitFor();
});

test('my page, its tabs, chips and the theme, without a pointer', PATIENT, async () => {
  const { page } = await newNeighbour(site, { look: { width: 1280 } });
  await page.goto('/mypage');
  await tabTo(page, page.getByRole('link', { name: '관심 목록' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('tab', { name: '공구' }));
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: '쇼핑 상품', selected: true }).waitFor();
  await tabTo(page, page.getByRole('button', { name: '뒤로 가기' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: '시스템' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
});

test('a message is reported and its neighbour blocked, without a pointer', PATIENT, async () => {
  const { id, leader, followers } = await openRoom(site, { followers: [{}], seats: 3 });
  const rude = followers[0]!;
  await enter(rude.page, id);
  await say(rude.page, '앱 밖에서 보내 주세요');
  await settled(rude.page);
  const { page } = leader;
  await enter(page, id);
  await heard(page, '앱 밖에서 보내 주세요');
  await page.getByRole('textbox', { name: '메시지' }).focus();
  await tabTo(page, page.getByRole('button', { name: `${rude.nickname}님의 메시지 메뉴` }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: '메시지 신고하기' }));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: '어떤 점이 문제인가요?' });
  await tabTo(page, sheet.getByRole('button', { name: '사기가 의심돼요' }));
  await page.keyboard.press('Enter');
  await tabTo(page, sheet.getByRole('checkbox', { name: /이 이웃을 차단할게요/ }));
  await page.keyboard.press('Space');
  await tabTo(page, sheet.getByRole('button', { name: '신고하기' }));
  await page.keyboard.press('Enter');
  await log(page).getByText('차단한 이웃의 메시지예요.').waitFor();
});
