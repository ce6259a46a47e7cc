import type { ChatMessage, RoomId } from '@mungchi/contract';
import { hashKey, type Query, type QueryCacheNotifyEvent, type QueryClient } from '@tanstack/react-query';
import { isRefusal } from '../api-error';
import { tokenUserId } from '../live/realtime-token';
import { roomQuery } from '../room';
import * as database from './own-database';
import { isReadable, isStored, isYoung, MESSAGES_KEPT, partToKeep, type StoredAnswer } from './stored-answers';

type Storage = Pick<typeof database, 'getStored' | 'changeStored' | 'sweepStored'>;

/** As long as the service worker waits for a page. */
const PATIENCE_MS = 4000;

/**
 * Keeps the answers a person wants to read again without a network, and gives them back when the network fails or stays
 * silent. Outside of the service worker's cache, which is nobody's own. Wiped by `forgetOwn`.
 */
export function keepAnswers(
  queries: QueryClient,
  { getStored, changeStored, sweepStored }: Storage = database,
): () => void {
  const filled = new WeakSet<object>();

  async function keep({ queryKey, queryHash, state }: Query): Promise<void> {
    const who = tokenUserId();
    if (who === null || filled.has(Object(state.data))) return;
    await changeStored<StoredAnswer>('answers', queryHash, (stored) => ({
      who,
      at: Date.now(),
      answer: partToKeep(queryKey, state.data, stored?.who === who ? stored.answer : undefined),
    }));
  }

  async function fill(query: Query): Promise<void> {
    const stored = await getStored('answers', query.queryHash);
    if (query.state.data !== undefined || !isReadable(stored, tokenUserId(), Date.now())) return;
    filled.add(Object(stored.answer));
    // Old, whenever it was kept: it is asked for again as soon as that makes sense.
    queries.setQueryData(query.queryKey, stored.answer, { updatedAt: 1 });
  }

  function follow(event: Pick<QueryCacheNotifyEvent, 'type'> & { query: Query; action?: { type: string } }): void {
    const { query } = event;
    if (!isStored(query.queryKey)) return;
    if (event.type === 'updated' && event.action?.type === 'success') void keep(query).catch(ignore);
    if (query.state.data !== undefined) return;
    if (isRefusal(query.state.error ?? query.state.fetchFailureReason, 'NETWORK')) void fill(query).catch(ignore);
    else if (event.action?.type === 'fetch') setTimeout(() => void fill(query).catch(ignore), PATIENCE_MS);
  }

  for (const query of queries.getQueryCache().getAll()) {
    if (query.state.status === 'success') follow({ type: 'updated', query, action: { type: 'success' } });
    else follow({ type: 'updated', query, action: { type: 'fetch' } });
  }
  void sweepStored('answers', (stored) => isYoung((stored as StoredAnswer).at, Date.now())).catch(ignore);
  void sweepStored('shared', (stored) => isYoung((stored as StoredAnswer).at, Date.now())).catch(ignore);
  return queries.getQueryCache().subscribe(follow);
}

/**
 * A room that is open goes on without being asked for again: its messages are kept as they come. Says whether the room was
 * kept before; on a page that has just been loaded it may not be yet.
 */
export async function keepMessages(
  chatRoomId: RoomId,
  messages: readonly ChatMessage[],
  { changeStored }: Pick<Storage, 'changeStored'> = database,
): Promise<boolean> {
  const who = tokenUserId();
  return changeStored<StoredAnswer>('answers', hashKey(roomQuery(chatRoomId).queryKey), (stored) =>
    stored?.who === who
      ? { ...stored, at: Date.now(), answer: { ...Object(stored.answer), messages: messages.slice(-MESSAGES_KEPT) } }
      : undefined,
  );
}

/** No storage, or it is full: then nothing is kept. */
function ignore(): void {}
