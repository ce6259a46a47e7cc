import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EMPTY_DRAFT, keepDraft, storedDraft } from './board-draft';
import { useBoardForm } from './use-board-form';

const pristine = { draft: EMPTY_DRAFT, pictures: [] };

function asksBeforeClosing(): boolean {
  const closing = new Event('beforeunload', { cancelable: true });
  dispatchEvent(closing);
  return closing.defaultPrevented;
}

// The form stays on the screen until the next one is there, and a reload in between was asked about.
test.each([
  ['leave', true],
  ['finish', false],
] as const)('after %s, nobody is asked any more; the draft is kept: %s', (how, kept) => {
  keepDraft('boardDraft', { draft: { ...EMPTY_DRAFT, name: '벌꿀' }, pictures: [] }, Date.now());
  const { result, rerender } = renderHook(() => useBoardForm('boardDraft', pristine));
  expect(asksBeforeClosing()).toBe(true);
  result.current[how]();
  rerender();
  expect(asksBeforeClosing()).toBe(false);
  expect(storedDraft('boardDraft') !== null).toBe(kept);
});
