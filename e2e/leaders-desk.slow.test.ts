import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectGoodLooks } from './harness/looks';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { openRoom, press } from './money-room';

const site = useSite('empty');
const PATIENT = { timeout: 180_000 };
const SHOP_LINK = 'https://www.coupang.com/vp/products/1234567';

async function readSentence(page: Page, text: string): Promise<void> {
  await page.goto('/gonggu/write');
  await page.getByRole('textbox', { name: '한 문장으로 채우기' }).fill(text);
  await press(page, '채우기');
}

test('one sentence is a purchase: looked at, the own home asked by itself, posted', PATIENT, async () => {
  const { page } = await newNeighbour(site);
  await readSentence(page, '제주감귤 10kg 3만원 다섯 명 모레까지 우리집 앞');
  await page.getByText('이렇게 읽었어요.').waitFor();
  await page.getByText('‘3만원’에서 읽었어요').waitFor();
  expect(await page.getByRole('textbox', { name: '상품명' }).inputValue()).toBe('제주감귤');
  const done = page.getByRole('button', { name: '작성 완료' });
  expect(await done.isDisabled()).toBe(true);
  await page.getByText('뭉치가 그린 그림이에요.').waitFor();
  await expectGoodLooks(page);

  await press(page, '모두 맞아요');
  await page.getByText('우리 집 주소가 이웃 모두에게 보여요.').waitFor();
  expect(await done.isDisabled()).toBe(true);
  await press(page, '그래도 쓸게요');
  await done.click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('link', { name: /제주감귤 10kg 공구합니다\./ }).click();
  await page.getByText('6,000원').first().waitFor();
});

test('a shop’s text with link and number fills the form; a link alone opens nothing', PATIENT, async () => {
  const { page } = await newNeighbour(site, { look: { dark: true } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await readSentence(page, SHOP_LINK);
  await page.getByText('링크는 열어 보지 않아요.', { exact: false }).waitFor();

  const pasted = `[쿠팡] 햇반 210g 36개\n정가 45,000원 → 33,900원\n로켓배송\n네 명 모레까지\n010-1234-5678\n${SHOP_LINK}`;
  await readSentence(page, pasted);
  await page.getByText('전화번호는 지웠어요.').waitFor();
  expect(await page.getByRole('textbox', { name: '상품명' }).inputValue()).toBe('햇반');
  expect(await page.getByLabel('총 가격').inputValue()).toBe('33,900');
  const content = await page.getByLabel('상세 내용').inputValue();
  expect(content.endsWith(SHOP_LINK)).toBe(true);
  expect(content).not.toContain('010');
  await expectGoodLooks(page);
  expect(new Set(asked)).toEqual(new Set([new URL(site.address).hostname]));
});

test('a post begun on the phone is gone on with at the desk', PATIENT, async () => {
  const { page } = await newNeighbour(site);
  await page.goto('/gonggu/write');
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && new URL(answer.url()).pathname.startsWith('/api/drafts/'),
  );
  await page.getByRole('textbox', { name: '상품명' }).fill('앞들 햅쌀');
  expect((await saved).ok()).toBe(true);
  const atTheDesk = await site.open('/gonggu/write', {
    width: 1280,
    context: { storageState: { ...(await page.context().storageState()), origins: await signedInOnly(page) } },
  });
  const offer = atTheDesk.getByRole('region', { name: '다른 기기에서 쓰던 글' });
  await offer.waitFor();
  await expectGoodLooks(atTheDesk);
  await offer.getByRole('button', { name: '이어서 쓸게요' }).click();
  await expect.poll(() => atTheDesk.getByRole('textbox', { name: '상품명' }).inputValue()).toBe('앞들 햅쌀');
});

test('an ended purchase opened again: last time’s price looked at, last neighbours told', PATIENT, async () => {
  const { leader, followers } = await openRoom(site, { followers: [{}] });
  await site.sql(
    `update participants set received_at = now() where board_id = (select max(id) from boards) and role = 'FOLLOWER'`,
    [],
  );
  await site.sql(`update boards set stage = 'COMPLETED' where id = (select max(id) from boards)`, []);
  const { page } = leader;
  await page.goto('/mypage/myGonggu');
  await page.getByRole('link', { name: /다시 열기$/ }).click();
  await page.getByText('지난번 그대로 채웠어요.').waitFor();
  expect(await page.getByRole('checkbox', { name: '지난 공구의 이웃 1명에게 알리기' }).isChecked()).toBe(true);
  const done = page.getByRole('button', { name: '작성 완료' });
  expect(await done.isDisabled()).toBe(true);
  await expectGoodLooks(page);
  const guesses = page.getByRole('button', { name: / 맞아요$/ });
  while ((await guesses.count()) > 0) await guesses.first().click();
  await done.click();
  await page.waitForURL((url) => url.pathname === '/');
  const told = followers[0]!.page;
  await expect
    .poll(async () => {
      await told.goto('/notifications');
      return told.getByText(`${leader.nickname}님이 지난 공구를 다시 열었어요`).count();
    })
    .toBe(1);
});

/** What is signed in, without what the form left on the device. */
async function signedInOnly(page: Page) {
  const { origins } = await page.context().storageState();
  return origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name === 'accessToken'),
  }));
}
