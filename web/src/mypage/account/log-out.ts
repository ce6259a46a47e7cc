import { logout } from '@mungchi/contract/calls';
import { call } from '../../api/call';
import { errorText } from '../../api/error-copy';
import type { Navigate } from '../../links';
import { askConfirm, notify } from '../../notices/notices';
import { leaveDevice } from '../../notifications/this-device';
import { forgetHere } from './forget-here';

/** Ends the session here and on the server; clears all of this person's data in the tab. */
export async function logOut(navigate: Navigate): Promise<void> {
  if (!(await askConfirm('로그아웃할까요?', { yes: '로그아웃' }))) return;
  await leaveDevice();
  try {
    await call(logout);
  } catch (error) {
    notify(errorText(error), 'bad');
    return;
  }
  notify('로그아웃 되었습니다.');
  forgetHere(navigate);
}
