import { describe, expect, it, vi } from 'vitest';
import * as kakao from './kakao/load-kakao';
import { chooseEngine } from './start-engine';

// Both engines are compiled when first imported, which says nothing about how quick the choice is.
const PATIENCE_MS = 60_000;

describe('chooseEngine', () => {
  it(
    'takes the embedded map where there is no key',
    async () => {
      expect((await chooseEngine(null)).name).toBe('embedded');
    },
    PATIENCE_MS,
  );

  it(
    'takes the embedded map when Kakao cannot be reached',
    async () => {
      const load = vi.spyOn(kakao, 'loadKakao').mockRejectedValue(new Error('no network'));
      expect((await chooseEngine('key')).name).toBe('embedded');
      expect(load).toHaveBeenCalledWith('key');
      load.mockRestore();
    },
    PATIENCE_MS,
  );
});
