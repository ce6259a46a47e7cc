import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Look } from './harness/site';

/** A browser in which the product may have its service worker and show notifications. */
export const APP: Look = { context: { serviceWorkers: 'allow', permissions: ['notifications'] } };

/** Waits until the worker has the whole build and answers for this page. */
export async function becomeApp(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      // The first sign of somebody, from which on the worker is registered.
      await page.keyboard.press('Shift');
      return page.evaluate(() => navigator.serviceWorker.controller?.state);
    })
    .toBe('activated');
}

/** The script a page began with, which names its build. */
export function buildOf(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"]')!.src);
}

/** What this device keeps of the person, in letters. */
export function keptAnswers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // To open what is not there would make it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'mungchi')) return [];
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('mungchi'));
    const shelf = database.transaction('answers').objectStore('answers');
    const [keys, values] = await Promise.all([done(shelf.getAllKeys()), done(shelf.getAll())]);
    database.close();
    return keys.map((key, at) => JSON.stringify([key, values[at]]));
  });
}
