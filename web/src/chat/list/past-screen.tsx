import type { ChatRoomRow } from '@mungchi/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { entriesOf } from '../../api/query-client';
import { pastRoomsQuery } from '../../api/room-list';
import { useBack } from '../../shell/use-back';
import { Empty } from '../../ui/feedback/empty';
import { Failed } from '../../ui/feedback/failed';
import { LoadAgain } from '../../ui/feedback/load-again';
import { LoadMore } from '../../ui/feedback/load-more';
import { Loading } from '../../ui/feedback/loading';
import { AppBar } from '../../ui/frame/app-bar';
import { Screen } from '../../ui/frame/screen';
import * as css from './chat-list.css';
import { ChatListRow } from './chat-list-row';
import { ChatListSkeleton } from './chat-list-skeleton';

const HINT = '끝난 지 2주가 지난 공구방이 모여요.';

/** Rooms that ended a while ago, latest word first. */
export function PastScreen() {
  const back = useBack('/chat/list');
  const { data, isPending, refetch, dataUpdatedAt, hasNextPage, fetchNextPage, isFetchNextPageError } =
    useInfiniteQuery(pastRoomsQuery);
  return (
    <Screen header={<AppBar title="지난 공구방" onBack={back} />}>
      {data ? (
        <PastRooms rooms={entriesOf(data)} />
      ) : isPending ? (
        <Loading text="지난 공구방을 불러오는 중이에요." skeleton={<ChatListSkeleton />} />
      ) : (
        <Failed onRetry={() => refetch()} />
      )}
      {hasNextPage ? (
        isFetchNextPageError ? (
          <LoadAgain onPress={() => fetchNextPage()} />
        ) : (
          <LoadMore key={dataUpdatedAt} onReach={() => fetchNextPage({ cancelRefetch: false })} />
        )
      ) : (
        data && entriesOf(data).length > 0 && <p className={css.hint}>{HINT}</p>
      )}
    </Screen>
  );
}

function PastRooms({ rooms }: { rooms: readonly ChatRoomRow[] }) {
  if (rooms.length === 0) return <Empty title="아직 지난 공구방이 없어요." text={HINT} />;
  return (
    <ul className={css.list}>
      {rooms.map((room) => (
        <li key={room.id} className={css.entry}>
          <ChatListRow room={room} />
        </li>
      ))}
    </ul>
  );
}
