import { useSearchParams } from 'wouter';
import type { CategoryIndex } from '../../api/boards';

/** The filter lives in the address, so that going back finds it again. */
export function useHomeFilter() {
  const [query, setQuery] = useSearchParams();
  const category = (Number(/^[1-4]$/.exec(query.get('category') ?? '')?.[0] ?? 0) || 0) as CategoryIndex;
  const recruiting = query.get('recruiting') === 'true';

  function change(name: string, value: string | null) {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }

  return {
    category,
    recruiting,
    setCategory: (chosen: CategoryIndex) => change('category', chosen === 0 ? null : String(chosen)),
    setRecruiting: (on: boolean) => change('recruiting', on ? 'true' : null),
  };
}
