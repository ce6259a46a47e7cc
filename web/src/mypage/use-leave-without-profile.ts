import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isTransient } from '../api/api-error';
import { LOGIN_NOTICE } from '../api/login-required';
import { showAlert } from '../ui/notices';

/** A refused profile leads to the start, as specified. A lost connection or a tired server does not: that has a retry. */
export function useLeaveWithoutProfile(error: unknown): void {
  const navigate = useNavigate();
  const refused = error !== null && !isTransient(error);
  // Leaves through the router once the refusal is known.
  useEffect(() => {
    if (!refused) return;
    void showAlert(LOGIN_NOTICE);
    void navigate('/start', { replace: true });
  }, [refused, navigate]);
}
