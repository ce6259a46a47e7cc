import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
// Before any screen is rendered: what the server wrote into the page.
import '../api/fill-cache';
import { consentsQuery } from '../api/legal';
import { meQuery } from '../api/me';
import { queryClient } from '../api/query-client';
import { onConsentRequired } from '../api/session/consent-required';
import { useHydrating } from '../api/use-hydrating';
import { lazyPart } from '../ui/feedback/lazy-part';

export { prepareLoads } from '../api/prepare-loads';

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

/** Looks only at what a screen has asked for anyway, and refetches it when a call was refused because a consent is missing. */
export function Consents() {
  const { data } = useQuery({ ...meQuery, enabled: false });
  const [refusedAt, setRefusedAt] = useState<string | null>(null);
  const queries = useQueryClient();
  // Follows the refusals of the server.
  useEffect(
    () =>
      onConsentRequired(() => {
        setRefusedAt(location.pathname);
        void queries.invalidateQueries({ queryKey: consentsQuery.queryKey });
        queries.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => undefined);
      }),
    [queries],
  );
  // It lies over the page, where the server cannot render it.
  const rendering = useHydrating();
  if (rendering || !data?.consentsAsked || data.consentsDue.length === 0) return null;
  return <ConsentsAsked refusedAt={refusedAt} onLater={() => setRefusedAt(null)} />;
}
