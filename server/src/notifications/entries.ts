import type { BoardId } from '@mungchi/contract';
import type { NewNotification } from './notify';

/** What is told of each cause, without to whom. */
type Entry = Omit<NewNotification, 'userId'>;

export function reviewReceived(board: { id: BoardId; title: string }, reviewId: number): Entry {
  return {
    kind: 'REVIEW_RECEIVED',
    boardId: board.id,
    title: '새 리뷰를 받았어요',
    body: board.title,
    path: '/mypage/reviews',
    key: `review ${reviewId}`,
  };
}
