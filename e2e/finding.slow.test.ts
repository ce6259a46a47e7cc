import { expect, test } from 'vitest';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { openRoom } from './money-room';

const site = useSite('empty');

test('what a search does not find comes by itself: switch, entry, purchase', async () => {
  const { page } = await newNeighbour(site);
  await page.goto(`/gonggu/search?keyword=${encodeURIComponent('감귤')}`);
  await page.getByRole('switch', { name: '‘감귤’ 공구가 열리면 알려 드릴게요' }).click();
  await page.getByText('‘감귤’ 공구가 열리면 알려 드릴게요.', { exact: true }).waitFor();
  const { id } = await openRoom(site, { followers: [], seats: 3 });
  await expect
    .poll(async () => {
      await page.goto('/notifications');
      return page.getByText('‘감귤’ 공구가 열렸어요').count();
    })
    .toBe(1);
  await page.getByText('‘감귤’ 공구가 열렸어요').click();
  await page.waitForURL(`**/gonggu/list/${id}`);
  await page.goto('/mypage/looking');
  await page.getByRole('button', { name: '‘감귤’ 지우기' }).click();
  await page.getByText('찾는 물건을 적어 두면 열릴 때 알려 드려요.').waitFor();
});

test('the order of the list is there after a reload', async () => {
  for (let i = 0; i < 6; i++) await openRoom(site, { followers: [], seats: 3 });
  const { page } = await newNeighbour(site);
  await page.goto('/');
  await page.getByRole('combobox', { name: '순서' }).selectOption('가까운순');
  await page.getByText('참여할 수 있는 공구만 보여요.').waitFor();
  await page.reload();
  await page.getByText('참여할 수 있는 공구만 보여요.').waitFor();
  expect(await page.getByRole('combobox', { name: '순서' }).inputValue()).toBe('near');
});
