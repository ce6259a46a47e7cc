import { useEntry } from './app-router';

/** Back on a screen that was left: all of it is wanted at once, for the sake of its scroll position. */
export function useReturning(): boolean {
  const { key, arrival } = useEntry();
  // A page load counts as a return as well, but its scroll position waits for what comes.
  return arrival === 'pop' && key !== 'default';
}
