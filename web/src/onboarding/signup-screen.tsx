import { me } from '@mungchi/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRefusal } from '../api/api-error';
import { call } from '../api/call';
import { signupQuery } from '../api/me';
import { takeReturnPath } from '../api/session/return-path';
import { ConsentsAsked } from '../consents/consents-asked';
import { useLocation } from '../links';
import { Failed } from '../ui/feedback/failed';
import { Loading } from '../ui/feedback/loading';
import { Screen } from '../ui/frame/screen';
import { nextStep } from './next-step';
import { SignupForm } from './signup-form';

/** Step 1 of 2. Somebody who has completed it is redirected to the next missing step. */
export function SignupScreen() {
  const [, navigate] = useLocation();
  const { data, error, refetch } = useQuery(signupQuery);
  const signedUp = data?.signedUp ?? false;
  const stranger = isRefusal(error, 'LOGIN_REQUIRED');

  // Redirects once the server has said which steps are done.
  useEffect(() => {
    if (stranger) navigate('/login', { replace: true });
    if (signedUp) {
      call(me).then(
        (person) => navigate(nextStep(person) ?? takeReturnPath() ?? '/', { replace: true }),
        () => navigate('/oauth/callback', { replace: true }),
      );
    }
  }, [signedUp, stranger, navigate]);

  if (error && !stranger) {
    return (
      <Screen>
        <Failed onRetry={() => refetch()} fullScreen />
      </Screen>
    );
  }
  if (!data || signedUp) {
    return (
      <Screen>
        <Loading text="로딩중..." fullScreen />
      </Screen>
    );
  }
  return (
    <>
      <SignupForm name={data.name} email={data.email} />
      <ConsentsAsked />
    </>
  );
}
