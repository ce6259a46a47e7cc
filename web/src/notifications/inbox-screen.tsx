import type { Notification, NotificationThread } from '@mungchi/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../api/error-copy';
import { markRead } from '../api/notification-verbs';
import { inboxQuery } from '../api/notifications';
import { entriesOf } from '../api/query-client';
import { useRoomList } from '../api/room-list';
import { notify } from '../notices/notices';
import { useBack } from '../shell/use-back';
import { useSeoulToday } from '../time/clock';
import { useSinglePress } from '../ui/control/button';
import { usePassFocus } from '../ui/control/use-pass-focus';
import { Empty } from '../ui/feedback/empty';
import { Failed } from '../ui/feedback/failed';
import { LoadAgain } from '../ui/feedback/load-again';
import { LoadMore } from '../ui/feedback/load-more';
import { Loading } from '../ui/feedback/loading';
import { AppBar } from '../ui/frame/app-bar';
import { Screen, useOnline } from '../ui/frame/screen';
import { AskingRooms } from './asking-rooms';
import * as css from './inbox.css';
import { threadKey } from './inbox-rules';
import { InboxSkeleton } from './inbox-skeleton';
import { InboxThread } from './inbox-thread';
import { useReadOnLeave } from './use-read-on-leave';

/** What asks for something, and what one was told: a thread per purchase, the newest first. */
export function InboxScreen() {
  const back = useBack('/');
  const { data, error, refetch, dataUpdatedAt, hasNextPage, fetchNextPage, isFetchNextPageError } = useInfiniteQuery({
    ...inboxQuery,
    refetchOnMount: 'always',
  });
  // What asks stands first: the list waits for it, so that nothing moves under a finger.
  const { data: rooms, isLoading: isAsking } = useRoomList();
  const online = useOnline();
  const threads = data ? entriesOf(data) : [];
  const onShown = useReadOnLeave();
  return (
    <Screen
      header={
        <AppBar title="알림" align="left" onBack={back} end={threads.some(({ unread }) => unread > 0) && <ReadAll />} />
      }
    >
      {data && !isAsking ? (
        <>
          {!online && <p className={css.seenBefore}>지난번에 본 알림이에요.</p>}
          <AskingRooms rooms={rooms ?? []} />
          <Threads threads={threads} isWhole={!hasNextPage} onShown={onShown} />
        </>
      ) : error ? (
        <Failed onRetry={() => refetch()} />
      ) : (
        <Loading text="알림을 불러오는 중이에요." skeleton={<InboxSkeleton />} />
      )}
      {hasNextPage &&
        (isFetchNextPageError ? (
          <LoadAgain onPress={() => fetchNextPage()} />
        ) : (
          <LoadMore key={dataUpdatedAt} onReach={() => fetchNextPage({ cancelRefetch: false })} />
        ))}
    </Screen>
  );
}

type Told = {
  threads: readonly NotificationThread[];
  isWhole: boolean;
  onShown: (shown: readonly Notification[]) => void;
};

function Threads({ threads, isWhole, onShown }: Told) {
  useSeoulToday();
  if (threads.length === 0) {
    return <Empty title="아직 알림이 없어요." text="공구에 참여하면 여기로 알려 드릴게요." />;
  }
  const isOfPurchases = threads.every(({ purchase }) => purchase !== null);
  return (
    <>
      <section aria-labelledby="told">
        <h2 id="told" className={css.heading}>
          {isOfPurchases ? '공구 소식' : '소식'}
        </h2>
        <ul>
          {threads.map((thread) => (
            <InboxThread key={threadKey(thread)} thread={thread} onShown={onShown} />
          ))}
        </ul>
      </section>
      {isWhole && <p className={css.kept}>읽은 알림은 30일 뒤에 지워져요.</p>}
    </>
  );
}

function ReadAll() {
  const button = usePassFocus<HTMLButtonElement>();
  const queries = useQueryClient();
  const { press, pending } = useSinglePress(() =>
    markRead(queries).catch((error: unknown) => notify(errorText(error), 'bad')),
  );
  return (
    <button ref={button} type="button" className={css.all} onClick={press} aria-disabled={pending || undefined}>
      모두 읽음
    </button>
  );
}
