import { DAY_MS } from '@mungchi/contract';
import type { Page } from 'playwright-core';

const day = (days: number) => new Date(Date.now() + days * DAY_MS + 9 * 3_600_000).toISOString().slice(0, 10);

/** Everything but the pictures, the name and the category. */
export async function fillIn(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: '한 명 늘리기' });
  for (let person = 2; person <= 4; person += 1) await more.click();
  await page.getByLabel('총 수량').fill('20kg');
  await page.getByLabel('총 가격').fill('62,000원');
  await page.getByText('15,500원').waitFor();
  await page.getByRole('button', { name: /거래 장소|주소를 검색해/ }).click();
  await page.getByRole('combobox', { name: '주소' }).fill('첨단로 242');
  await page.getByRole('option').first().click();
  await page.getByLabel('마감일').fill(day(7));
}
