import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** In a long list only the first rows are checked. */
const LIKE_THE_ONES_BEFORE = 'li:nth-child(n + 6)';

/** No accessibility violation that axe can find. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // No frames here: the plain mode saves a second page per look.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude(LIKE_THE_ONES_BEFORE);
  axe.options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  );
  expect(told, `at ${page.url()}`).toEqual([]);
}
