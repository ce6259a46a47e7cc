import { queryClient } from '../../api/query-client';
import { removeToken } from '../../api/session/token';
import { forgetOwn } from '../../api/stored/own-memory';
import { setAppBadge } from '../../installed/app-badge';
import type { Navigate } from '../../links';

/** Clears all of this person's data in the tab, on the way to /start. */
export function forgetHere(navigate: Navigate): void {
  removeToken();
  navigate('/start');
  forgetOwn();
  sessionStorage.clear();
  queryClient.clear();
  setAppBadge(0);
}
