import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectGoodLooks } from './harness/looks';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';

const site = useSite('demo');
const PATIENT = { timeout: 120_000 };

const answers = (page: Page) => page.getByRole('log').getByRole('link');

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: '뭉치에게 물어보기' }).fill(words);
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText(words, { exact: true }).waitFor();
  await page.getByText('답변을 만들고 있어요!').waitFor({ state: 'detached' });
}

test('three turns → product → back (restored) → back to shopping (cleared)', PATIENT, async () => {
  const { page } = await newNeighbour(site);
  const asked: { session_id?: string; user_profile?: { name: string } }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ml/chat')) asked.push(request.postDataJSON());
  });
  await page.goto('/shopping');
  await page.getByRole('searchbox').fill('자취 시작했는데 뭐부터 사야 돼?');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL('**/shopping/chatbot?keyword=*');
  await answers(page).first().waitFor();
  await page.getByText('AI 쇼핑 도우미', { exact: false }).waitFor();
  await page.getByRole('textbox', { name: '뭉치에게 물어보기' }).fill('   ');
  await page.keyboard.press('Enter');
  await say(page, '더 싼 거');
  await say(page, '4명이서 나누면 얼마야?');
  await expectGoodLooks(page);
  expect(asked).toHaveLength(3);
  expect(asked[0]?.user_profile?.name).toBeTruthy();
  expect(asked[2]?.session_id).toBeTruthy();

  const talk = await page.getByRole('log').textContent();
  await answers(page).first().click();
  await page.waitForURL('**/shopping/item?itemId=*');
  // The address is there before the screen is: until then the arrow is still the conversation's own.
  await page.getByRole('button', { name: '공구방 생성하기' }).waitFor();
  await page.getByRole('button', { name: '뒤로 가기' }).click();
  await page.waitForURL('**/shopping/chatbot?keyword=*');
  await answers(page).first().waitFor();
  expect(await page.getByRole('log').textContent()).toBe(talk);
  expect(asked).toHaveLength(3);
  await say(page, '다른 거');
  expect(asked).toHaveLength(4);
  expect(asked[3]?.session_id).toBe(asked[2]?.session_id);

  await page.getByRole('button', { name: '뒤로 가기' }).click();
  await page.waitForURL('**/shopping');
  expect(await page.evaluate(() => sessionStorage.getItem('aiChat'))).toBeNull();
});

test('a new question begins a new conversation, even if an old one was kept', async () => {
  const { page } = await newNeighbour(site);
  await page.goto('/shopping/chatbot?keyword=%EA%B3%BC%EC%9D%BC');
  await answers(page).first().click();
  await page.waitForURL('**/shopping/item?itemId=*');
  await page.goto('/shopping');
  await page.getByRole('searchbox').fill('휴지 추천해 줘');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('log').getByText('휴지 추천해 줘').waitFor();
  expect(await page.getByRole('log').getByText('과일', { exact: true }).count()).toBe(0);
});

test('an answer is typed out for those who like motion; one that fails can be asked for again', async () => {
  const { page } = await newNeighbour(site, { look: { context: { reducedMotion: 'no-preference' } } });
  await page.route('**/api/ml/chat', (route) => route.abort());
  await page.goto('/shopping/chatbot?keyword=%EA%B0%84%EC%8B%9D');
  const again = page.getByRole('button', { name: '다시 물어보기' });
  await again.waitFor();
  await page.unroute('**/api/ml/chat');
  const grown = page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const log = document.querySelector('[role="log"]')!;
        const lengths: number[] = [];
        const observer = new MutationObserver(() => {
          lengths.push(log.querySelectorAll('p')[2]?.querySelector('[aria-hidden]')?.textContent?.length ?? 0);
          if (!log.querySelector('a')) return;
          observer.disconnect();
          done(lengths);
        });
        observer.observe(log, { childList: true, subtree: true, characterData: true });
      }),
  );
  await again.click();
  const lengths = (await grown).filter((length) => length > 0);
  expect(lengths.length).toBeGreaterThan(3);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
});

test('an allergy is said back, kept above the field, and taken off again', PATIENT, async () => {
  const { page } = await newNeighbour(site);
  await page.goto(`/shopping/chatbot?keyword=${encodeURIComponent('아이가 우유 알레르기 있어요. 간식 추천해 주세요')}`);
  const log = page.getByRole('log');
  await log.getByText('우유가 든 건 뺐어요', { exact: true }).waitFor();
  await answers(page).first().waitFor();
  await log.getByText('성분표', { exact: false }).first().waitFor();
  await log
    .getByText(/^1인 [\d,]+원$/)
    .first()
    .waitFor();
  const chip = page.getByRole('button', { name: '우유 다시 넣기' });
  await say(page, '우유 추천해줘');
  await chip.waitFor();
  await log.getByText('보여 드릴 ‘우유’ 상품이 없어요', { exact: false }).waitFor();
  await expectGoodLooks(page);
  await chip.click();
  await chip.waitFor({ state: 'detached' });
  await say(page, '우유 보여줘');
  await log.getByRole('link', { name: /우유/ }).first().waitFor();
});

test('open purchases are cards that open, and the talk is there on the way back', PATIENT, async () => {
  const { page } = await newNeighbour(site);
  await page.goto(`/shopping/chatbot?keyword=${encodeURIComponent('지금 열린 공구 보여줘')}`);
  const log = page.getByRole('log');
  await log
    .getByText(/열린 공구(가|를) .*개/)
    .first()
    .waitFor();
  await answers(page).first().waitFor();
  await page.getByRole('button', { name: '더 가까운 곳' }).click();
  await log.getByText('가장 가까운 건', { exact: false }).waitFor();
  await expectGoodLooks(page);
  const name = await answers(page).first().textContent();
  await answers(page).first().click();
  await page.waitForURL('**/gonggu/list/*');
  await page.getByRole('button', { name: '공구 참여하기' }).waitFor();
  await page.goBack();
  await answers(page).first().waitFor();
  expect(await answers(page).first().textContent()).toBe(name);
});

test('a question about money is answered with the way there', PATIENT, async () => {
  const { page } = await newNeighbour(site);
  await page.goto(`/shopping/chatbot?keyword=${encodeURIComponent('결제한거 환불 어떻게 해?')}`);
  await page.getByRole('log').getByText('전액 자동 환불돼요', { exact: false }).first().waitFor();
  await page.getByRole('button', { name: '결제는 언제 해?' }).waitFor();
  await page.getByRole('log').getByRole('link', { name: '내 채팅방 보기' }).click();
  await page.waitForURL('**/chat/list');
});
