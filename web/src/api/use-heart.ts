import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { showAlert } from '../notices/notices';
import { settle } from './settle';

type Heart = { liked: boolean; likeCount: number };

type Options = {
  /** Where the heart is shown. */
  queryKey: QueryKey;
  /** The list of what has a heart. */
  listKey: QueryKey;
  send: (liked: boolean) => Promise<Heart>;
};

/** Optimistic update with rollback. The returned function takes the heart as it is shown. */
export function useHeart({ queryKey, listKey, send }: Options): (shown: Heart) => Promise<void> {
  const queries = useQueryClient();
  const show = ({ liked, likeCount }: Heart) =>
    queries.setQueryData<Heart>(queryKey, (now) => now && { ...now, liked, likeCount });

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
      void showAlert(shown.liked ? '찜 취소 실패. 다시 시도해주세요.' : '찜 실패. 다시 시도해주세요.');
    },
    onSettled: (_answer, _error, _shown, before) => {
      if (before?.wasReading) void queries.invalidateQueries({ queryKey });
    },
  });
  // The error was reported above.
  return (shown) => settle(mutateAsync(shown));
}
