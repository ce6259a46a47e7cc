import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Looks for a moment's texts, wherever on the page they may be read or heard, and keeps count of the moments left. */
export function reader<T extends Record<string, readonly string[]>>(table: T) {
  const unread = new Set(Object.keys(table));
  return {
    unread,
    async reads(page: Page, moment: keyof T & string): Promise<void> {
      await expect
        .poll(() => missing(page, table[moment]!), { timeout: 20_000, message: `${moment} at ${page.url()}` })
        .toEqual([]);
      unread.delete(moment);
    },
  };
}

async function missing(page: Page, texts: readonly string[]): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[placeholder], [aria-label]')];
    const names = named.flatMap((each) => [each.getAttribute('placeholder'), each.getAttribute('aria-label')]);
    // biome-ignore lint/performance/useDomNodeTextContent: what is shown, not what is hidden
    return [document.body.innerText, ...names].join('\n');
  });
  const flat = seen.replaceAll(/\s+/g, ' ');
  return texts.filter((text) => !flat.includes(text));
}

/** Holds back the responses of matching requests until released. */
export async function hold(page: Page, calls: string | RegExp): Promise<() => Promise<void>> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls, async (route) => {
    await gate;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(calls);
  };
}

/** The words of an alert have been read. */
export async function dismiss(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
}

/** Aborts matching requests until restored. */
export async function cut(page: Page, calls: string | RegExp, method?: string): Promise<() => Promise<void>> {
  await page.route(calls, (route) =>
    method === undefined || route.request().method() === method ? route.abort() : route.continue(),
  );
  return () => page.unroute(calls);
}
