import type { BoardDetail } from '@mungchi/contract';
import { useLocation } from 'wouter';
import { useLikeBoard } from '../../api/board-verbs';
import { loginFirst } from '../../api/login-first';
import { readToken } from '../../api/token';
import { HeartButton } from '../../ui/control/heart-button';

/** A visitor is asked to sign in first. */
export function LikeButton({ board }: { board: BoardDetail }) {
  const like = useLikeBoard(board.id);
  const [, navigate] = useLocation();
  return (
    <HeartButton
      liked={board.liked}
      count={board.likeCount}
      onToggle={() => (readToken() ? like(board) : loginFirst(navigate))}
    />
  );
}
