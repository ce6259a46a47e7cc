import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBoard } from './harness/boards';
import { expectGoodLooks } from './harness/looks';
import { newNeighbour } from './harness/neighbour';
import { signIn } from './harness/sign-in';
import { useSite } from './harness/site';
import { openRoom } from './money-room';

const site = useSite('demo');

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: '탈퇴하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '탈퇴하기' }).click();
}

test('one’s data is taken along and opens again, and one leaves for good', async () => {
  const me = await newNeighbour(site);
  const { page } = me;
  const board = await openBoard(me);
  await page.goto('/mypage');
  await page.getByRole('link', { name: '계정' }).click();
  await page.getByText('이 기기').waitFor();
  await expectGoodLooks(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '내 정보 내려받기' }).click();
  const saved = path.join(mkdtempSync(path.join(tmpdir(), 'mungchi-export-')), 'my-data.json');
  await (await downloading).saveAs(saved);
  const { tables } = JSON.parse(readFileSync(saved, 'utf8'));
  expect(tables.users).toMatchObject([{ nickname: me.nickname }]);
  expect(tables.boards).toMatchObject([{ title: board.title }]);

  await page.getByRole('link', { name: '탈퇴하기' }).click();
  await page.getByText('거래 기록은 법에 따라 5년 동안 따로 보관해요.').waitFor();
  await expectGoodLooks(page);
  await leave(page);
  await page.waitForURL('**/start');
  await page.getByText('탈퇴했어요. 그동안 함께해 주셔서 고마워요.').first().waitFor();
  await page.goto('/mypage');
  await page.waitForURL('**/start');
});

test('leaving that fails is said above the buttons, not over them', async () => {
  const { page } = await newNeighbour(site);
  await page.route('**/api/users', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
  );
  await page.goto('/mypage/leave');
  await leave(page);
  const said = page.getByRole('button', { name: /다시 시도해/ });
  await said.waitFor();
  const lowest = async () => (await said.boundingBox())!.y + (await said.boundingBox())!.height;
  const highest = (await page.getByRole('button', { name: '계속 쓸게요' }).boundingBox())!.y;
  expect(await lowest()).toBeLessThan(highest);
});

test('who leads a purchase that others wait for finishes it first', async () => {
  const { leader, id } = await openRoom(site, { followers: [{}] });
  const { page } = leader;
  await page.goto('/mypage/leave');
  await page.getByRole('heading', { name: '먼저 마무리해 주세요' }).waitFor();
  expect(await page.getByRole('button', { name: '탈퇴하기' }).isDisabled()).toBe(true);
  await expectGoodLooks(page);
  await page.getByRole('link', { name: /이끄는 공구/ }).click();
  await page.waitForURL(`**/chat/${id}`);
});

test('a second login is linked, opens the same account, and can be removed; the phone is shown to be one’s own', async () => {
  const { page, nickname } = await newNeighbour(site);
  await page.goto('/mypage/account');
  const email = `second-${Date.now()}@example.org`;
  const second = { newPerson: { name: '김둘', email } };
  await signIn(page, second, () => page.getByRole('button', { name: '네이버 연결하기' }).click());
  await page.waitForURL('**/mypage/account');
  await page.getByRole('button', { name: '네이버 연결 끊기' }).waitFor();
  await expectGoodLooks(page);

  const elsewhere = await site.open('/login');
  await signIn(elsewhere, second, () => elsewhere.getByRole('link', { name: '네이버로 시작하기' }).click());
  await elsewhere.waitForURL((url) => !url.pathname.startsWith('/oauth'));
  await elsewhere.goto('/mypage');
  await elsewhere.getByText(nickname).first().waitFor();

  await page.getByRole('button', { name: '네이버 연결 끊기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '연결 끊기' }).click();
  await page.getByRole('button', { name: '네이버 연결하기' }).waitFor();

  await page.getByRole('button', { name: '휴대전화 확인하기' }).click();
  const [message] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: '받은 문자 보기' }).click(),
  ]);
  const code = (await message.getByRole('heading').textContent())!;
  await page.getByRole('textbox', { name: '인증번호' }).fill(code);
  await page.getByRole('button', { name: '확인하기', exact: true }).click();
  await page.getByText('확인됨').waitFor();
});
