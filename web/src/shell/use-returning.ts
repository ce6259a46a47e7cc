import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Back on a screen that was left: all of it is wanted at once, for the sake of its scroll position. */
export function useReturning(): boolean {
  const { key } = useLocation();
  // A page load counts as a return as well, but its scroll position waits for what comes.
  return useNavigationType() === NavigationType.Pop && key !== 'default';
}
