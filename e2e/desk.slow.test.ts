import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectGoodLooks } from './harness/looks';
import { useSite } from './harness/site';
import { openRoom, press } from './money-room';

const site = useSite('empty');
const PATIENT = { timeout: 180_000 };

test('who gets how much is on one sheet of paper and in a file, with what the leader noted', PATIENT, async () => {
  const { id, leader, followers } = await openRoom(site, { followers: [{}, {}] });
  const { page } = leader;
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
  await page.goto(`/chat/${id}/packing`);
  const row = page.getByRole('button', { name: new RegExp(followers[0]!.nickname) });
  await row.click();
  await page.getByRole('textbox', { name: `${followers[0]!.nickname} 메모` }).fill('3층 문고리');
  await press(page, '저장');
  await row.getByText('3층 문고리').waitFor();
  await expectGoodLooks(page);

  await press(page, '인쇄하기');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['printed'])).toBe('yes');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.getByText('점선을 따라 자르면 이름표가 돼요.').waitFor();
  expect(await page.getByRole('button', { name: '인쇄하기' }).isVisible()).toBe(false);
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(paper);
  const sheet = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(sheet.match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
  await page.emulateMedia({ media: 'screen' });

  const download = page.waitForEvent('download');
  await press(page, 'CSV');
  const file = await download;
  expect(file.suggestedFilename()).toBe('제주 감귤 10kg.csv');
  const lines = readFileSync((await file.path())!, 'utf8')
    .trim()
    .split(/\r?\n/);
  expect(lines[0]).toContain('번호,이웃,몫,나눌 양,금액,받음,메모');
  expect(lines[1]).toContain(`1,${followers[0]!.nickname},1,약 3.33kg,3333,,3층 문고리`);
  expect(lines).toHaveLength(4);
  expect(lines.join()).not.toMatch(/010-|첨단로/);
});
