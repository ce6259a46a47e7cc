import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { meQuery } from '../api/me';
import { queryClient } from '../api/query-client';
import { lazyPart } from '../ui/feedback/lazy-part';

const ConsentsAsked = lazyPart(() => import('../consents/consents-asked').then((at) => at.ConsentsAsked));

/** The query cache for the screens that need it; /start and /login are loaded without it. */
export function DataLayer({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Consents />
    </QueryClientProvider>
  );
}

/** Looks only at what a screen has asked for anyway. */
function Consents() {
  const { data } = useQuery({ ...meQuery, enabled: false });
  return data?.consentsAsked && data.consentsDue.length > 0 ? <ConsentsAsked /> : null;
}
