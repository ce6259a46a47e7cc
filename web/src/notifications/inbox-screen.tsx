import type { Notification } from '@mungchi/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../api/error-copy';
import { markRead } from '../api/notification-verbs';
import { inboxQuery } from '../api/notifications';
import { entriesOf } from '../api/query-client';
import { notify } from '../notices/notices';
import { useBack } from '../shell/use-back';
import { serverNow, useSeoulToday } from '../time/clock';
import { useSinglePress } from '../ui/control/button';
import { useHandOnFocus } from '../ui/control/use-hand-on-focus';
import { Empty } from '../ui/feedback/empty';
import { Failed } from '../ui/feedback/failed';
import { LoadAgain } from '../ui/feedback/load-again';
import { LoadMore } from '../ui/feedback/load-more';
import { Loading } from '../ui/feedback/loading';
import { AppBar } from '../ui/frame/app-bar';
import { Screen } from '../ui/frame/screen';
import * as css from './inbox.css';
import { InboxRow } from './inbox-row';
import { sectionsOf } from './inbox-rules';
import { InboxSkeleton } from './inbox-skeleton';
import { useReadOnLeave } from './use-read-on-leave';

/** What one was told, newest first. */
export function InboxScreen() {
  const back = useBack('/');
  const { data, error, refetch, dataUpdatedAt, hasNextPage, fetchNextPage, isFetchNextPageError } = useInfiniteQuery({
    ...inboxQuery,
    refetchOnMount: 'always',
  });
  const entries = data ? entriesOf(data) : [];
  useReadOnLeave(entries);
  return (
    <Screen
      header={<AppBar title="알림" align="left" onBack={back} end={entries.some(({ read }) => !read) && <ReadAll />} />}
    >
      {data ? (
        <Entries entries={entries} isWhole={!hasNextPage} />
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

function Entries({ entries, isWhole }: { entries: readonly Notification[]; isWhole: boolean }) {
  useSeoulToday();
  if (entries.length === 0) {
    return <Empty title="아직 알림이 없어요." text="공구에 참여하면 여기로 알려 드릴게요." />;
  }
  return (
    <>
      {sectionsOf(entries, serverNow()).map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <h2 className={css.day}>{title}</h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <InboxRow entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isWhole && <p className={css.kept}>읽은 알림은 30일 뒤에 지워져요.</p>}
    </>
  );
}

function ReadAll() {
  const button = useHandOnFocus<HTMLButtonElement>();
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
