import type { LoginProvider } from '@mungchi/contract';
import {
  endAllSessions,
  endSession,
  exportData,
  identities,
  linkIdentity,
  obligations,
  sessions,
  unlinkIdentity,
  withdraw,
} from '@mungchi/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call';
import { endpointQuery } from './query-client';

/** Where one is signed in; never from the cache, a device may have come since. */
export const sessionsQuery = { ...endpointQuery(sessions), staleTime: 0 };

export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => call(endSession, { params: { sessionId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  }).mutateAsync;
}

export const loginsQuery = { ...endpointQuery(identities), staleTime: 0 };

/** Leaves the app for the provider, and comes back to the account. */
export async function linkLogin(provider: LoginProvider): Promise<void> {
  const { path } = await call(linkIdentity, { params: { provider } });
  location.assign(path);
}

export function useUnlinkLogin() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (provider: LoginProvider) => call(unlinkIdentity, { params: { provider } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: loginsQuery.queryKey }),
  }).mutateAsync;
}

export const endEverySession = () => call(endAllSessions);

/** What has to be finished first; never from the cache, it changes in other rooms. */
export const obligationsQuery = { ...endpointQuery(obligations), staleTime: 0 };

export const leaveForGood = (body: { waive?: true } = {}) => call(withdraw, { body });

/** Everything about oneself, as a file. */
export async function ownDataFile(): Promise<File> {
  const data = await call(exportData);
  return new File([JSON.stringify(data, null, 2)], 'mungchi-my-data.json', { type: 'application/json' });
}
