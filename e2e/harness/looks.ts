import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoAxeViolations } from './axe';

type Shape = { width: number; height: number };
const PHONE: Shape = { width: 390, height: 844 };
const DESK: Shape = { width: 1280, height: 900 };

/** Light on a phone and dark on a desktop: no axe violation and no horizontal overflow. */
export async function expectGoodLooks(page: Page): Promise<void> {
  await drawEverything(page);
  await show(page, PHONE, 'light');
  await expectNoAxeViolations(page);
  await show(page, DESK, 'dark');
  await expectNoAxeViolations(page);
  await show(page, PHONE, 'light');
}

async function show(page: Page, shape: Shape, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize(shape);
  await page.emulateMedia({ colorScheme });
  await settled(page);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess, `${page.url()} is wider than ${shape.width} px`).toBeLessThanOrEqual(0);
}

/** Rows far below keep the colours they were last drawn in until they come near. */
async function drawEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Colours that are still fading would be measured half-way. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
}
