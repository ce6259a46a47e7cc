import path from 'node:path';
import { DAY_MS } from '@mungchi/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { heard, live, say, settled } from './chat-room';
import { type Look, useSite } from './harness/site';
import { dismiss, press, takeStep } from './money-room';

const site = useSite('empty');
const PATIENT = { timeout: 240_000 };
const PICTURE = path.resolve(import.meta.dirname, '../web/public/art/category-1.webp');
const HOME = { permissions: ['geolocation'], geolocation: { latitude: 37.5446, longitude: 127.0437 } };
const USED = { websocket: /\/websocket$/, 'xhr-streaming': /\/xhr_streaming$/, 'xhr-polling': /\/xhr$/ };

type Transport = keyof typeof USED;

/** Two people who have never heard of 뭉치 and end as neighbours who did business, each in a browser of their own. */
test.each<{ transport: Transport; restarts: boolean }>([
  { transport: 'websocket', restarts: true },
  { transport: 'xhr-streaming', restarts: false },
  { transport: 'xhr-polling', restarts: false },
])('from two sign-ups to two reviews over $transport', PATIENT, async ({ transport, restarts }) => {
  const names = { leader: `이끔${transport.length}`, follower: `따름${transport.length}` };
  const [leader, follower] = await Promise.all([
    signUp(names.leader, '구글로 시작하기', transport, { width: 1280 }),
    signUp(names.follower, '카카오로 시작하기', transport),
  ]);
  const asked: string[] = [];
  for (const page of [leader, follower]) {
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    page.on('websocket', (socket) => asked.push(new URL(socket.url()).pathname));
  }

  const title = await openPurchase(leader, names.leader);
  const id = await joinPurchase(follower, title);
  await leader.getByRole('link', { name: '채팅' }).click();
  await leader.locator(`a[href="/chat/${id}"]`).click();
  await Promise.all([live(leader), live(follower)]);
  await heard(leader, `${names.follower}님이 입장했습니다`);
  if (restarts) await site.restart();
  await talk(leader, follower);
  await loseTheNetwork(follower, leader);

  await pay(follower, id);
  await leader.locator('[aria-current="step"]').getByText('구매중').waitFor();
  if (restarts) await site.restart();
  await takeStep(leader, '구매 완료');
  await takeStep(follower, '거래 완료');

  await review(follower, { of: names.leader, star: '5점', keyword: '친절해요' }, '작성완료');
  await review(leader, { of: names.follower, star: '5점', keyword: '약속 시간을 지켰어요' }, '보기');
  // Five stars are worth 100; with the three reviews of the beginning, at 50 each, that makes 62.5.
  await expectGauges(leader, names.leader, { '리더 게이지': '62.5%', '팔로워 게이지': '50%' });
  await expectGauges(follower, names.follower, { '리더 게이지': '50%', '팔로워 게이지': '62.5%' });

  const others = Object.values(USED).filter((pattern) => pattern !== USED[transport]);
  expect(asked.some((each) => USED[transport].test(each))).toBe(true);
  expect(asked.filter((each) => each.startsWith('/ws/') && others.some((other) => other.test(each)))).toEqual([]);
});

/** From the start screen through the provider, the form, the map and the shelf to home. */
async function signUp(nickname: string, provider: string, transport: Transport, look: Look = {}): Promise<Page> {
  const page = await site.open(null, { ...look, context: HOME });
  await page.addInitScript((name) => sessionStorage.setItem('transport', name), transport);
  await page.goto('/');
  await page.getByRole('link', { name: '시작하기' }).click();
  await page.getByRole('link', { name: provider }).click();
  await page.locator('input[name="name"]').fill(nickname);
  await page.locator('input[name="email"]').fill(`${encodeURIComponent(nickname).replaceAll('%', '')}@example.org`);
  await page.locator('form:has(input[name="email"]) [type="submit"]').click();
  await page.getByLabel('닉네임').fill(nickname);
  await page.getByLabel('전화번호').pressSequentially('01012345678');
  await page.getByLabel('생일').fill('1993-02-03');
  await page.getByText('여성', { exact: true }).click();
  await press(page, '다음');
  await page.waitForURL('**/location');
  await page.getByText('성수동', { exact: false }).first().waitFor();
  await press(page, '다음');
  await page.waitForURL('**/prefer');
  await page.getByText('신선식품', { exact: true }).click();
  await press(page, '완료');
  await page.waitForURL((url) => url.pathname === '/');
  return page;
}

async function openPurchase(page: Page, name: string): Promise<string> {
  await page.getByRole('link', { name: '공구 열기' }).first().click();
  await page.locator('input[type="file"]').setInputFiles(PICTURE);
  await page.getByText('1/5').waitFor();
  await page.getByLabel('상품명').fill(`${name}의 사과`);
  await press(page, '한 명 늘리기');
  await page.getByLabel('총 수량').fill('10kg');
  await page.getByLabel('총 가격').fill('30000');
  await page.getByRole('button', { name: /거래 장소|주소를 검색해/ }).click();
  await page.getByRole('combobox', { name: '주소' }).fill('서울숲2길 32-14');
  await page.getByRole('option').first().click();
  await page.getByLabel('마감일').fill(new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10));
  await press(page, '신선식품');
  await press(page, '작성 완료');
  await page.waitForURL((url) => url.pathname === '/');
  const title = `${name}의 사과 10kg 공구합니다.`;
  await page.getByRole('link', { name: title }).first().waitFor();
  return title;
}

async function joinPurchase(page: Page, title: string): Promise<number> {
  await page.reload();
  await page.getByRole('link', { name: title }).first().click();
  await press(page, '공구 참여하기');
  await press(page, '확인');
  await page.waitForURL('**/chat/*');
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

async function talk(leader: Page, follower: Page): Promise<void> {
  await Promise.all([live(leader), live(follower)]);
  await say(follower, '안녕하세요!');
  await heard(leader, '안녕하세요!');
  await say(leader, '반가워요, 토요일에 나눠요.');
  await heard(follower, '반가워요, 토요일에 나눠요.');
}

async function loseTheNetwork(follower: Page, leader: Page): Promise<void> {
  await follower.context().setOffline(true);
  await follower.getByPlaceholder('연결 중...').waitFor();
  await say(leader, '자리를 비웠나요?');
  await settled(leader);
  await follower.context().setOffline(false);
  await live(follower);
  await heard(follower, '자리를 비웠나요?');
}

/** As phones do it: to the card page and back. */
async function pay(page: Page, id: number): Promise<void> {
  await page.getByRole('link', { name: '결제 현황 보기' }).click();
  await press(page, '결제하기');
  await page.waitForURL('**/sandbox/portone/card?**');
  await press(page, '승인');
  await dismiss(page, '결제 성공!');
  await page.waitForURL(`**/chat/${id}/pay`);
  await page.getByRole('button', { name: '결제 완료', exact: true }).waitFor();
  await page.getByRole('button', { name: '뒤로 가기' }).click();
  await page.waitForURL(`**/chat/${id}`);
}

type Written = { of: string; star: string; keyword: string };

/** The first one's waits closed; with the second's both open. */
async function review(page: Page, { of, star, keyword }: Written, then: '작성완료' | '보기') {
  await page.getByRole('link', { name: '리뷰 작성하기' }).click();
  await page.getByRole('link', { name: `${of}님 리뷰 작성하기` }).click();
  await page.getByRole('slider', { name: '별점' }).focus();
  await page.keyboard.press('End');
  await page.getByText(star, { exact: true }).waitFor();
  await press(page, keyword);
  await page.getByRole('textbox').fill('꼼꼼하게 나눠 주셨어요!');
  await press(page, '작성 완료');
  await page.getByRole('listitem').filter({ hasText: of }).getByText(then, { exact: true }).waitFor();
}

async function expectGauges(page: Page, nickname: string, gauges: Record<string, string>): Promise<void> {
  await page.goto('/mypage');
  const card = page.getByRole('region', { name: '내 프로필' });
  await card.getByRole('heading', { name: nickname }).waitFor();
  for (const [name, percent] of Object.entries(gauges))
    expect(await card.getByText(name, { exact: true }).locator('..').textContent()).toContain(percent);
}
