import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { sayHeartFailed } from './heart-failed';
import { settle } from './settle';

type Heart = { liked: boolean; likeCount: number };

type Options = {
  /** Where the heart is shown. */
  queryKey: QueryKey;
  /** The list of what has a heart. */
  listKey: QueryKey;
  send: (liked: boolean) => Promise<Heart>;
  /** Where else it is shown. */
  showElsewhere?: (liked: boolean) => void;
};

/** Optimistic update with rollback. The returned function takes the heart as it is shown. */
export function useHeart({ queryKey, listKey, send, showElsewhere }: Options): (shown: Heart) => Promise<void> {
  const queries = useQueryClient();
  function show({ liked, likeCount }: Heart): void {
    queries.setQueryData<Heart>(queryKey, (now) => now && { ...now, liked, likeCount });
    showElsewhere?.(liked);
  }

  const { mutateAsync } = useMutation({
    mutationFn: ({ liked }: Heart) => send(!liked),
    onMutate: async ({ liked, likeCount }) => {
      // A request in flight would bring back the old state.
      const wasReading = queries.isFetching({ queryKey }) > 0;
      await queries.cancelQueries({ queryKey });
      show({ liked: !liked, likeCount: likeCount + (liked ? -1 : 1) });
      return { wasReading };
    },
    onSuccess: (answer) => {
      show(answer);
      void queries.invalidateQueries({ queryKey: listKey });
    },
    onError: (_error, shown) => {
      show(shown);
      sayHeartFailed(shown.liked);
    },
    onSettled: (_answer, _error, _shown, before) => {
      if (before?.wasReading) void queries.invalidateQueries({ queryKey });
    },
  });
  // The error was reported above.
  return (shown) => settle(mutateAsync(shown));
}
