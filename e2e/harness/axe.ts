import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** In a long list only the first rows are checked. */
const LIKE_THE_ONES_BEFORE = 'li:nth-child(n + 6)';

/** No accessibility violation that axe can find. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Half a megabyte of script: a document is given it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // While something opens over the page both may be there for a moment.
  const told = () => page.evaluate(violations, LIKE_THE_ONES_BEFORE);
  await expect.poll(told, { message: `at ${page.url()}`, timeout: 5_000 }).toEqual([]);
}

/** Runs in the page. */
async function violations(except: string): Promise<string[]> {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const found = await inPage.run({ exclude: [except] }, { resultTypes: ['violations'] });
  return found.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  );
}
