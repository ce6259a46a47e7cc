import { expect, test } from 'vitest';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';

const site = useSite('empty');

test('a chosen theme stays, and is there before anything is painted', async () => {
  const { page } = await newNeighbour(site);
  await page.goto('/mypage');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bg'));
  const light = await ground();
  await page.getByText('어둡게').click();
  await expect.poll(() => ground()).not.toBe(light);

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect.poll(() => ground()).not.toBe(light);
  await page.unroute('**/assets/*.js');

  await page.reload();
  await page.getByRole('radio', { name: '어둡게', checked: true }).waitFor();
  await page.getByText('시스템').click();
  await expect.poll(() => ground()).toBe(light);
});
