import type { BodyInput, Draft } from '@mungchi/contract';
import { draft, drafts, dropDraft, saveDraft } from '@mungchi/contract/calls';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './call';
import { endpointQuery, readAgain } from './query-client';
import { keepOwn, ownMemory } from './stored/own-memory';

/** Posts begun on any device. */
export const draftsQuery = endpointQuery(drafts);

/** One of them, as it is now: fetched on each visit, never again while somebody types. */
export const draftQuery = (draftId: string) => ({
  ...endpointQuery(draft, { params: { draftId } }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

export const readDraft = (draftId: string): Promise<Draft> => call(draft, { params: { draftId } });

/** The time of what is kept now. It arrives even when the page is closed meanwhile. */
export async function sendDraft(draftId: string, body: BodyInput<typeof saveDraft>): Promise<string> {
  const { updatedAt } = await call(saveDraft, { params: { draftId }, body, keepalive: true });
  return updatedAt;
}

export async function removeDraft(queries: QueryClient, draftId: string): Promise<void> {
  await call(dropDraft, { params: { draftId }, keepalive: true });
  await readAgain(queries, drafts);
}

/** From the list of them: also what this device keeps of it, which would be sent again otherwise. */
export async function removeDraftEverywhere(queries: QueryClient, draftId: string): Promise<void> {
  await removeDraft(queries, draftId);
  for (const key of Object.keys(localStorage) as `own:${string}`[]) {
    if (key.startsWith('own:boardDraft') && idOf(ownMemory(key)) === draftId) keepOwn(key, null);
  }
}

function idOf(kept: string | null): unknown {
  try {
    return (JSON.parse(kept ?? 'null') as { id?: unknown } | null)?.id;
  } catch {
    return undefined;
  }
}
