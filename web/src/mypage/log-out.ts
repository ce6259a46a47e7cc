import { logout } from '@mungchi/contract/calls';
import { call } from '../api/call';
import { errorText } from '../api/error-copy';
import { forgetOwn } from '../api/own-memory';
import { queryClient } from '../api/query-client';
import { removeToken } from '../api/token';
import { setAppBadge } from '../installed/app-badge';
import { askConfirm, notify } from '../notices/notices';
import { leaveDevice } from '../notifications/this-device';

/** Ends the session here and on the server; clears all of this person's data in the tab. */
export async function logOut(navigate: (path: string) => void): Promise<void> {
  if (!(await askConfirm('로그아웃할까요?', { yes: '로그아웃' }))) return;
  await leaveDevice();
  try {
    await call(logout);
  } catch (error) {
    notify(errorText(error), 'bad');
    return;
  }
  notify('로그아웃 되었습니다.');
  removeToken();
  navigate('/start');
  forgetOwn();
  sessionStorage.clear();
  queryClient.clear();
  setAppBadge(0);
}
