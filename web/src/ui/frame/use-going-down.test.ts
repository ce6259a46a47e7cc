import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useGoingDown } from './use-going-down';

test('down it makes way; a step up, the top and the end bring it back', () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000);
  const { result } = renderHook(() => useGoingDown());
  const seen = [300, 303, 600, 560, 900, 5_000 - window.innerHeight, 0].map((scrollY) => {
    act(() => {
      vi.stubGlobal('scrollY', scrollY);
      window.dispatchEvent(new Event('scroll'));
    });
    return result.current;
  });
  expect(seen).toEqual([true, true, true, false, true, false, false]);
  vi.unstubAllGlobals();
});
