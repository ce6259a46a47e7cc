import type { ChatMessage, RoomId } from '@mungchi/contract';
import { hashKey, type Query, type QueryCacheNotifyEvent, type QueryClient } from '@tanstack/react-query';
import { isRefusal } from '../api-error';
import { tokenUserId } from '../live/realtime-token';
import { roomQuery } from '../room';
import { isKept, isReadable, isYoung, type KeptAnswer, MESSAGES_KEPT, partToKeep } from './kept-answers';
import * as database from './own-database';

type Storage = Pick<typeof database, 'getKept' | 'changeKept' | 'sweepKept'>;

/** As long as the service worker waits for a page. */
const PATIENCE_MS = 4000;

/**
 * Keeps the answers a person wants to read again without a network, and gives them back when the network fails or stays
 * silent. Outside of the service worker's cache, which is nobody's own. Wiped by `forgetOwn`.
 */
export function keepAnswers(queries: QueryClient, { getKept, changeKept, sweepKept }: Storage = database): () => void {
  const filled = new WeakSet<object>();

  async function keep({ queryKey, queryHash, state }: Query): Promise<void> {
    const who = tokenUserId();
    if (who === null || filled.has(Object(state.data))) return;
    await changeKept<KeptAnswer>('answers', queryHash, (kept) => ({
      who,
      at: Date.now(),
      answer: partToKeep(queryKey, state.data, kept?.who === who ? kept.answer : undefined),
    }));
  }

  async function fill(query: Query): Promise<void> {
    const kept = await getKept('answers', query.queryHash);
    if (query.state.data !== undefined || !isReadable(kept, tokenUserId(), Date.now())) return;
    filled.add(Object(kept.answer));
    // Old, whenever it was kept: it is asked for again as soon as that makes sense.
    queries.setQueryData(query.queryKey, kept.answer, { updatedAt: 1 });
  }

  function follow(event: Pick<QueryCacheNotifyEvent, 'type'> & { query: Query; action?: { type: string } }): void {
    const { query } = event;
    if (!isKept(query.queryKey)) return;
    if (event.type === 'updated' && event.action?.type === 'success') void keep(query).catch(ignore);
    if (query.state.data !== undefined) return;
    if (isRefusal(query.state.error ?? query.state.fetchFailureReason, 'NETWORK')) void fill(query).catch(ignore);
    else if (event.action?.type === 'fetch') setTimeout(() => void fill(query).catch(ignore), PATIENCE_MS);
  }

  for (const query of queries.getQueryCache().getAll()) {
    if (query.state.status === 'success') follow({ type: 'updated', query, action: { type: 'success' } });
    else follow({ type: 'updated', query, action: { type: 'fetch' } });
  }
  void sweepKept('answers', (kept) => isYoung((kept as KeptAnswer).at, Date.now())).catch(ignore);
  void sweepKept('shared', (kept) => isYoung((kept as KeptAnswer).at, Date.now())).catch(ignore);
  return queries.getQueryCache().subscribe(follow);
}

/**
 * A room that is open goes on without being asked for again: its messages are kept as they come. Says whether the room was
 * kept before; on a page that has just been loaded it may not be yet.
 */
export async function keepMessages(
  chatRoomId: RoomId,
  messages: readonly ChatMessage[],
  { changeKept }: Pick<Storage, 'changeKept'> = database,
): Promise<boolean> {
  const who = tokenUserId();
  return changeKept<KeptAnswer>('answers', hashKey(roomQuery(chatRoomId).queryKey), (kept) =>
    kept?.who === who
      ? { ...kept, at: Date.now(), answer: { ...Object(kept.answer), messages: messages.slice(-MESSAGES_KEPT) } }
      : undefined,
  );
}

/** No storage, or it is full: then nothing is kept. */
function ignore(): void {}
