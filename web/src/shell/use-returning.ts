import { useServerRendered } from '../api/use-hydrating';
import { useEntry } from './app-router';

/** Back on a screen: render all of it at once, so that its scroll position can be restored. */
export function useReturning(): boolean {
  const { key, arrival } = useEntry();
  // A page load counts as a return as well, but its scroll position is restored later, with the data.
  return arrival === 'pop' && key !== 'default';
}

/** The same for a page that the server rendered as a whole. */
export function useArrived(): boolean {
  const rendered = useServerRendered();
  return useReturning() || rendered;
}
