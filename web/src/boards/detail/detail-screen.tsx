import type { BoardId } from '@mungchi/contract';
import { boardNews } from '@mungchi/contract/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { isRefusal } from '../../api/api-error';
import { boardQuery } from '../../api/boards';
import { useTopic } from '../../api/live/use-topic';
import { readNews } from '../../api/query-client';
import { useAddressId } from '../../links';
import { NotFoundScreen } from '../../shell/not-found-screen';
import { useTitle } from '../../shell/use-title';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { Screen } from '../../ui/frame/screen';
import { useNewDay } from '../use-new-day';
import { DetailAction } from './detail-action';
import { DetailBackBar, DetailBar } from './detail-bar';
import { DetailBody } from './detail-body';
import { DetailPictures } from './detail-pictures';
import { DetailSkeleton } from './detail-skeleton';
import { HeldBoard } from './held-board';

/** One group purchase; open to visitors who were sent a link. */
export function DetailScreen() {
  const boardId = useAddressId('gongguId');
  if (!boardId) return <NotFoundScreen what="공구" />;
  return <Detail boardId={boardId} />;
}

function Detail({ boardId }: { boardId: BoardId }) {
  const { data: board, error, refetch } = useQuery(boardQuery(boardId));
  useTitle(board?.title ?? '공구');
  useLiveBoard(boardId);

  if (isRefusal(error, 'BOARD_NOT_FOUND', 'INVALID_FIELDS')) return <NotFoundScreen what="공구" />;
  if (!board) {
    return (
      <Screen header={<DetailBackBar />}>
        {isRefusal(error, 'BOARD_HELD') ? (
          <HeldBoard />
        ) : error ? (
          <Failed onRetry={() => refetch()} />
        ) : (
          <Loading text="게시글을 불러오는 중이에요." skeleton={<DetailSkeleton />} />
        )}
      </Screen>
    );
  }
  return (
    <Screen header={<DetailBar board={board} />} footer={<DetailAction board={board} />}>
      <Suspense>
        <DetailPictures board={board} />
      </Suspense>
      <Suspense>
        <DetailBody board={board} />
      </Suspense>
    </Screen>
  );
}

/** Refetches the group purchase when somebody joins, its stage moves, or its deadline passes. */
function useLiveBoard(boardId: BoardId): void {
  const queries = useQueryClient();
  const readAgain = () => void readNews(queries, boardQuery(boardId).queryKey);
  useTopic(boardNews, { boardId }, readAgain, readAgain);
  useNewDay(readAgain);
}
