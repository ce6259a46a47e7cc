import type { BoardId } from '@mungchi/contract';
import type { Entry } from './entries';

type Board = { id: BoardId; title: string };

/** Somebody wrote about one who has not written; what it says opens later. Once a room. */
export function reviewWaiting({ id }: Pick<Board, 'id'>): Entry {
  return {
    kind: 'REVIEW_WAITING',
    boardId: id,
    title: '함께한 이웃이 리뷰를 남겼어요',
    body: '나도 남기면 서로 바로 볼 수 있어요',
    path: `/chat/${id}/review`,
    key: `review-waits ${id}`,
  };
}

export function reviewReceived({ id, title }: Board, reviewId: number): Entry {
  return { ...RECEIVED, boardId: id, title: '새 리뷰를 받았어요', body: title, key: `review ${reviewId}` };
}

/** What the evening opened, all of a room at once. */
export function reviewsReceived({ id, title }: Board, count: number): Entry {
  const words = count === 1 ? '새 리뷰를 받았어요' : `새 리뷰 ${count}개를 받았어요`;
  return { ...RECEIVED, boardId: id, title: words, body: title, key: `reviews ${id}` };
}

const RECEIVED = { kind: 'REVIEW_RECEIVED', path: '/mypage/reviews' } as const;
