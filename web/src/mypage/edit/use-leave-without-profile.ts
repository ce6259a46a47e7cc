import { useEffect } from 'react';
import { isTransient } from '../../api/api-error';
import { LOGIN_NOTICE } from '../../api/session/login-required';
import { useLocation } from '../../links';
import { showAlert } from '../../notices/notices';

/** A refused profile redirects to /start, as specified. A network or server error does not: that has a retry. */
export function useLeaveWithoutProfile(error: unknown): void {
  const [, navigate] = useLocation();
  const refused = error !== null && !isTransient(error);
  // Redirects through the router once the refusal is known.
  useEffect(() => {
    if (!refused) return;
    void showAlert(LOGIN_NOTICE);
    navigate('/start', { replace: true });
  }, [refused, navigate]);
}
