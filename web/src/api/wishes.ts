import type { Wish, WishId } from '@mungchi/contract';
import { askWish, joinWish, keepWish, leaveWish, ownWishes, wish, wishes } from '@mungchi/contract/calls';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '../notices/notices';
import { ApiError } from './api-error';
import { call } from './call';
import { errorText } from './error-copy';
import { endpointQuery, readAgain } from './query-client';

export const wishesQuery = endpointQuery(wishes);
export const wishesLikeQuery = (like: string) => endpointQuery(wishes, { query: { like } });
export const ownWishesQuery = endpointQuery(ownWishes);
export const wishQuery = (wishId: WishId) => endpointQuery(wish, { params: { wishId } });

export type WishVerb = 'join' | 'leave' | 'keep';
const CALLS = { join: joinWish, leave: leaveWish, keep: keepWish };

/** 나도 살래요, 그만 찾기, 계속 찾기: the answer is shown everywhere the wish is. A refusal is said. */
export function useWishVerb(verb: WishVerb, say = sayRefused): (wishId: WishId) => Promise<Wish | null> {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (wishId: WishId) => call(CALLS[verb], { params: { wishId } }),
    onSuccess: (answer) => show(queries, answer),
  });
  return async (wishId) => {
    try {
      return await mutateAsync(wishId);
    } catch (error) {
      say(error);
      await readAgain(queries, wish, wishes, ownWishes);
      return null;
    }
  };
}

const sayRefused = (error: unknown): void => notify(errorText(error), 'bad');

/** What neighbours look for already, when it is alike. */
export type Alike = { id: WishId; name: string };

export function useAskWish(): (asked: { name: string; sure?: boolean }) => Promise<Wish> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; sure?: boolean }) => call(askWish, { body }),
    onSuccess: (answer) => show(queries, answer),
  }).mutateAsync;
}

export function alikeIn(error: unknown): Alike | null {
  if (!(error instanceof ApiError) || error.code !== 'WISH_ALIKE') return null;
  return { id: Number(error.fields['wishId']) as WishId, name: error.fields['name'] ?? '' };
}

async function show(queries: QueryClient, answer: Wish): Promise<void> {
  queries.setQueryData(wishQuery(answer.id).queryKey, answer);
  await readAgain(queries, wishes, ownWishes);
}
