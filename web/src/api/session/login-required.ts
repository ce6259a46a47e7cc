import type { AppPage } from '@mungchi/contract';
import { showAlert } from '../../notices/notices';
import { rememberReturnPath } from './return-path';
import { removeToken } from './token';

export const LOGIN_NOTICE = '로그인을 진행해주세요.';

type Go = (path: AppPage) => void;
let go: Go = (path) => location.replace(path);
let leaving = false;

/** The router says how to get somewhere without a page load. */
export function setNavigator(navigate: Go): void {
  go = navigate;
}

/** The session is over: silently from home, not at all from a shared post, with one notice from anywhere else. */
export function loginRequired(): void {
  removeToken();
  const { pathname } = location;
  if (pathname.startsWith('/gonggu/list') || pathname === '/start' || pathname === '/login' || leaving) return;
  leaving = true;
  queueMicrotask(() => {
    leaving = false;
  });
  if (pathname !== '/') {
    rememberReturnPath();
    showAlert(LOGIN_NOTICE).catch(() => undefined);
  }
  go('/start');
}
