import type { BoardDetail } from '@mungchi/contract';
import { boardDetail, likeBoard, unlikeBoard } from '@mungchi/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { call } from '../api/call';
import { loginFirst } from '../api/login-first';
import { endpointKey } from '../api/query-client';
import { readToken } from '../api/token';
import { HeartButton } from '../ui/heart-button';
import { showAlert } from '../ui/notices';

/** Moves at once and goes back if the server did not agree. */
export function LikeButton({ board }: { board: BoardDetail }) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const params = { boardId: String(board.id) };
  const key = endpointKey(boardDetail, { params });
  const show = (liked: boolean, likeCount: number) =>
    queries.setQueryData<BoardDetail>(key, (now) => now && { ...now, liked, likeCount });

  async function toggle() {
    if (!readToken()) return loginFirst(navigate);
    const { liked, likeCount } = board;
    // A reading that is under way would bring back how it was.
    const reading = queries.isFetching({ queryKey: key }) > 0;
    await queries.cancelQueries({ queryKey: key });
    show(!liked, likeCount + (liked ? -1 : 1));
    try {
      const answer = await call(liked ? unlikeBoard : likeBoard, { params });
      show(answer.liked, answer.likeCount);
      void queries.invalidateQueries({ queryKey: ['boards', 'liked'] });
    } catch {
      show(liked, likeCount);
      void showAlert(liked ? '찜 취소 실패. 다시 시도해주세요.' : '찜 실패. 다시 시도해주세요.');
    } finally {
      if (reading) void queries.invalidateQueries({ queryKey: key });
    }
  }

  return <HeartButton liked={board.liked} count={board.likeCount} onToggle={toggle} />;
}
