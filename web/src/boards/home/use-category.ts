import { useSearchParams } from 'wouter';
import type { CategoryIndex } from '../../api/boards';

/** The category lives in the address, so that going back finds it again; radius and 모집중 are remembered. */
export function useCategory(): [CategoryIndex, (chosen: CategoryIndex) => void] {
  const [query, setQuery] = useSearchParams();
  const category = (Number(/^[1-4]$/.exec(query.get('category') ?? '')?.[0] ?? 0) || 0) as CategoryIndex;

  function choose(chosen: CategoryIndex) {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (chosen === 0) next.delete('category');
        else next.set('category', String(chosen));
        return next;
      },
      { replace: true },
    );
  }

  return [category, choose];
}
