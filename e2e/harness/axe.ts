import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Of a long list the first rows say it all. */
const LIKE_THE_ONES_BEFORE = 'li:nth-child(n + 6)';

/** No known obstacle for people who use a screen reader, a keyboard or strong magnification. */
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
