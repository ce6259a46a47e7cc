import { afterEach, expect, test } from 'vitest';
import { standInServer } from './api/test-server';
import { visit } from './shell/test-router';
import { copyOf } from './test-copy';

const page = document.documentElement.dataset;

afterEach(() => {
  // The app is there: what the script listens to is none of its business any more.
  window.pressed = null;
  delete window.ahead;
  delete page['renderedFor'];
  delete page['renderedAddress'];
  visit('/');
});

/** A page that the server rendered for person 7 at `address`, in a browser that is where `visit` has put it. */
async function arrive(address: string): Promise<void> {
  standInServer({});
  localStorage.setItem('accessToken', `.${btoa(JSON.stringify({ sub: '7' }))}.`);
  Object.assign(page, { renderedFor: '7', renderedAddress: address });
  delete window.pressed;
  await copyOf('./before.ts', import.meta.url);
}

/** A step of the browser: the address first, then the word of it. */
function step(address: string, state?: unknown): void {
  visit(address, { state });
  dispatchEvent(new PopStateEvent('popstate'));
}

test.each([
  ['where it was rendered for', '/shopping/item?itemId=3', undefined, '7'],
  ['another page of the same screen', '/shopping/item?itemId=4', undefined, 'other'],
  ['another screen', '/shopping', undefined, 'other'],
  ['a step that left something with its entry', '/shopping/item?itemId=3', { opened: 3 }, 'other'],
])('a rendered page in a browser at %s', async (_, address, state, shown) => {
  visit(address, { state });
  await arrive('/shopping/item?itemId=3');
  expect(page['renderedFor']).toBe(shown);
  expect(window.ahead === undefined).toBe(shown === '7');
});

test('left before the app is there it is not shown as the page of another address', async () => {
  visit('/gonggu/list/7');
  await arrive('/gonggu/list/7');
  // What lay open is closed.
  step('/gonggu/list/7');
  expect(page['renderedFor']).toBe('7');
  step('/gonggu/list/7?ask');
  expect(page['renderedFor']).toBe('other');
});

test('once the app is there, it knows best', async () => {
  visit('/gonggu/list/7');
  await arrive('/gonggu/list/7');
  window.pressed = null;
  step('/');
  expect(page['renderedFor']).toBe('7');
});
