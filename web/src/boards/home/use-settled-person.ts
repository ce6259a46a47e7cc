import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { meQuery } from '../../api/me';

/** The current person. Without an address they are redirected to that step first: there is no "nearby" without one. */
export function useSettledPerson() {
  const [, navigate] = useLocation();
  const { data } = useQuery(meQuery);
  const homeless = data !== undefined && data.address === null;

  // Redirects to the missing step of sign-up.
  useEffect(() => {
    if (homeless) navigate('/location', { replace: true });
  }, [homeless, navigate]);

  return data;
}
