import type { AppLink } from '@mungchi/contract';
import { me, token } from '@mungchi/contract/calls';
import { useEffect } from 'react';
import { isRefusal } from '../api/api-error';
import { call } from '../api/call';
import { takeReturnPath } from '../api/session/return-path';
import { storeToken } from '../api/session/token';
import { useLocation } from '../links';
import { Loading } from '../ui/feedback/loading';
import { Screen } from '../ui/frame/screen';
import { nextStep } from './next-step';

/** Back from the identity provider: fetches the first access token and redirects to the page asked for before login. */
export function CallbackScreen() {
  const [, navigate] = useLocation();

  // Arriving at this address is the trigger.
  useEffect(() => {
    let left = false;
    void arrive().then((path) => {
      if (!left) navigate(path, { replace: true });
    });
    return () => {
      left = true;
    };
  }, [navigate]);

  return (
    <Screen>
      <Loading text="로그인하고 있어요." fullScreen />
    </Screen>
  );
}

async function arrive(): Promise<AppLink> {
  try {
    const { accessToken } = await call(token);
    storeToken(accessToken);
    const person = await call(me);
    return nextStep(person) ?? takeReturnPath() ?? '/';
  } catch (error) {
    return isRefusal(error, 'SIGNUP_REQUIRED') ? '/signup' : '/login?failed';
  }
}
