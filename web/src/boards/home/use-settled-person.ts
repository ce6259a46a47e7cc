import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '../../api/me';
import { useLocation } from '../../links';

/** The current person. There is no "nearby" without an address, nor for somebody banned: they are redirected. */
export function useSettledPerson() {
  const [, navigate] = useLocation();
  const { data } = useQuery(meQuery);
  const homeless = data !== undefined && data.address === null;

  const banned = data?.sanction?.kind === 'BANNED';

  // Redirects to the missing step of sign-up, or to what is left to a banned person.
  useEffect(() => {
    if (banned) navigate('/mypage/standing', { replace: true });
    else if (homeless) navigate('/location', { replace: true });
  }, [banned, homeless, navigate]);

  return data;
}
