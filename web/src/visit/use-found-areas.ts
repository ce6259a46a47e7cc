import type { AreaName } from '@mungchi/contract';
import { findAreas } from '@mungchi/contract/calls';
import { useEffect, useState } from 'react';
import { call } from '../api/call';

const TYPING_MS = 200;

type Found = { query: string; areas: AreaName[] | 'failed' };

/** 읍면동 that fit what is typed; null while they are on their way. Without the query library: /start does not load it. */
export function useFoundAreas(typed: string): AreaName[] | 'failed' | null {
  const query = typed.trim();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (query === '') return;
    const asked = new AbortController();
    const soon = setTimeout(() => {
      call(findAreas, { query: { query }, signal: asked.signal }).then(
        (areas) => setFound({ query, areas }),
        () => !asked.signal.aborted && setFound({ query, areas: 'failed' }),
      );
    }, TYPING_MS);
    return () => {
      clearTimeout(soon);
      asked.abort();
    };
  }, [query]);
  return found?.query === query ? found.areas : null;
}
