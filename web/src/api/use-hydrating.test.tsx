import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useHydrating, useServerRendered } from './use-hydrating';

/** What a hook answered, render by render. */
function answers(hook: () => boolean, hydrate: boolean) {
  const seen: boolean[] = [];
  const { rerender } = renderHook(() => seen.push(hook()), { hydrate });
  return { seen, rerender };
}

test('what the server rendered knows it for good, without being rendered again for it', () => {
  const { seen, rerender } = answers(useServerRendered, true);
  expect(seen).toEqual([true]);
  rerender();
  expect(seen).toEqual([true, true]);
});

test('what is mounted later was not rendered', () => {
  expect(answers(useServerRendered, false).seen).toEqual([false]);
});

test('what lies over the page comes as soon as the page is taken over', () => {
  expect(answers(useHydrating, true).seen).toEqual([true, false]);
});
