import type { BoardDetail } from '@mungchi/contract';
import { useLikeBoard } from '../../api/board-verbs';
import { readToken } from '../../api/session/token';
import { HeartButton } from '../../ui/control/heart-button';

/** A visitor is asked to sign in first. */
export function LikeButton({ board, onVisitor }: { board: BoardDetail; onVisitor: () => void }) {
  const like = useLikeBoard(board.id);
  return (
    <HeartButton
      liked={board.liked}
      count={board.likeCount}
      onToggle={() => (readToken() ? like(board) : onVisitor())}
    />
  );
}
