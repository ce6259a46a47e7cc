import type { BodyInput, LegalText } from '@mungchi/contract';
import { consents, legalDocument, saveConsents } from '@mungchi/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call';
import { meQuery } from './me';
import { endpointQuery } from './query-client';

/** Never served from the cache: a new version may hold since. */
export const consentsQuery = { ...endpointQuery(consents), staleTime: 0 };

export const legalQuery = (kind: LegalText, version?: number) =>
  endpointQuery(legalDocument, { params: { kind }, query: version === undefined ? {} : { version } });

export function useSaveConsents() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof saveConsents>) => call(saveConsents, { body }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: consentsQuery.queryKey }),
        queries.invalidateQueries({ queryKey: meQuery.queryKey }),
      ]),
  }).mutateAsync;
}

/** After a refusal: what holds now may be another version than what was asked about. */
export function useReadVersionsAgain() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: consentsQuery.queryKey });
}
