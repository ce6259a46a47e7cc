import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBoard } from './harness/boards';
import { expectGoodLooks } from './harness/looks';
import { newNeighbour } from './harness/neighbour';
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

test('who leads a purchase that others wait for finishes it first', async () => {
  const { leader, id } = await openRoom(site, { followers: [{}] });
  const { page } = leader;
  await page.goto('/mypage/leave');
  await leave(page);
  await page.getByRole('heading', { name: '먼저 마무리해 주세요' }).waitFor();
  expect(await page.getByRole('button', { name: '탈퇴하기' }).isDisabled()).toBe(true);
  await expectGoodLooks(page);
  await page.getByRole('link', { name: /이끄는 공구/ }).click();
  await page.waitForURL(`**/chat/${id}`);
});
