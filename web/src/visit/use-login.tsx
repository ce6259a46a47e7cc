import { rememberReturnPath } from '../api/session/return-path';
import { useLateSheet } from '../ui/frame/use-late-sheet';
import { LoginSheet } from '../ui/piece/login-sheet';
import { memberPath } from './member-path';

/** Asks a visitor to log in, over what they look at; afterwards they are at `path`, or where they were. */
export function useLogin() {
  const login = useLateSheet();
  return {
    ask(path = memberPath(location.pathname, location.search)) {
      rememberReturnPath(path);
      login.open();
    },
    sheet: login.isWanted && (
      <LoginSheet
        open={login.isOpen}
        onClose={login.close}
        lead="쓰던 계정으로 로그인하거나, 처음이면 바로 가입할 수 있어요."
      />
    ),
  };
}
