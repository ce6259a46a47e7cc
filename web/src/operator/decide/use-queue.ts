import { useSearchParams } from 'wouter';
import { useIsPhone } from '../frame/use-is-phone';
import { useKeys } from '../frame/use-keys';

/** A queue with one case open: the one that the address names, or beside the work the first. J and K move. */
export function useQueue<T>(shown: readonly T[], idOf: (each: T) => string | number) {
  const [query, setQuery] = useSearchParams();
  const isPhone = useIsPhone();
  const named = shown.findIndex((each) => String(idOf(each)) === query.get('at'));
  const at = named < 0 && !isPhone ? 0 : named;
  // On a phone a case lies over its queue, so going back leads to the queue.
  const show = (each: T) => setQuery({ at: String(idOf(each)) }, { replace: true });
  const move = (by: number) => {
    const next = shown[Math.max(0, Math.min(shown.length - 1, at + by))];
    if (next) show(next);
  };
  useKeys({ j: () => move(1), k: () => move(-1) });
  return { open: shown[at], at, show, close: () => setQuery({}, { replace: true }) };
}
