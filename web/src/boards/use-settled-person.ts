import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { meQuery } from '../api/me';

/** Who is here. Somebody who has not said where they live is taken there first: without it there is nothing nearby. */
export function useSettledPerson() {
  const [, navigate] = useLocation();
  const { data } = useQuery(meQuery);
  const homeless = data !== undefined && data.address === null;

  // Leaves for the step of sign-up that is missing.
  useEffect(() => {
    if (homeless) navigate('/location', { replace: true });
  }, [homeless, navigate]);

  return data;
}
