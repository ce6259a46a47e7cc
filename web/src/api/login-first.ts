import { showAlert } from '../notices/notices';
import { LOGIN_NOTICE } from './login-required';
import { rememberReturnPath } from './return-path';

/** A visitor wants to do something that needs a session: they come back here after signing in. */
export async function loginFirst(navigate: (path: string) => void): Promise<void> {
  rememberReturnPath(location.pathname + location.search);
  await showAlert(LOGIN_NOTICE);
  navigate('/start');
}
