import type { BlockedNeighbour } from '@mungchi/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { errorText } from '../../api/error-copy';
import { entriesOf } from '../../api/query-client';
import { blocksQuery, useBlock } from '../../api/safety';
import { notify } from '../../notices/notices';
import { useSinglePress } from '../../ui/control/button';
import { usePassFocus } from '../../ui/control/use-pass-focus';
import { Empty } from '../../ui/feedback/empty';
import { Failed } from '../../ui/feedback/failed';
import { LoadAgain } from '../../ui/feedback/load-again';
import { LoadMore } from '../../ui/feedback/load-more';
import { Loading } from '../../ui/feedback/loading';
import { Screen } from '../../ui/frame/screen';
import { Avatar } from '../../ui/piece/avatar';
import { TimeAgo } from '../../ui/piece/time';
import { MenuCard } from '../menu';
import { MypageBar } from '../mypage-bar';
import * as css from './account.css';

/** Whom one does not want to meet, and the way back. */
export function BlocksScreen() {
  return (
    <Screen canvas header={<MypageBar title="차단한 이웃" />}>
      <Blocks />
    </Screen>
  );
}

function Blocks() {
  const { data, isPending, refetch, dataUpdatedAt, hasNextPage, fetchNextPage, isFetchNextPageError } =
    useInfiniteQuery(blocksQuery);
  if (isPending) return <Loading text="로딩중..." />;
  if (!data) return <Failed onRetry={() => refetch()} />;
  const people = entriesOf(data);
  if (people.length === 0)
    return <Empty title="차단한 이웃이 없어요." text="불편한 이웃은 프로필에서 차단할 수 있어요." />;
  return (
    <div className={css.page}>
      <MenuCard>
        {people.map((person) => (
          <Person key={person.userId} person={person} />
        ))}
      </MenuCard>
      {hasNextPage &&
        (isFetchNextPageError ? (
          <LoadAgain onPress={() => fetchNextPage()} />
        ) : (
          <LoadMore key={dataUpdatedAt} onReach={() => fetchNextPage({ cancelRefetch: false })} />
        ))}
    </div>
  );
}

function Person({ person: { userId, nickname, profileUrl, blockedAt } }: { person: BlockedNeighbour }) {
  const row = usePassFocus<HTMLLIElement>();
  const change = useBlock();
  const { press } = useSinglePress(async () => {
    try {
      await change({ userId, blocked: false });
      notify(`${nickname}님의 차단을 풀었어요.`);
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  });
  return (
    <li ref={row} className={css.row}>
      <Avatar profileUrl={profileUrl} size={40} />
      <span className={css.words}>
        <span className={css.name}>{nickname}</span>
        <span className={css.meta}>
          <TimeAgo instant={blockedAt} /> 차단했어요
        </span>
      </span>
      <button type="button" className={css.action} onClick={press} aria-label={`${nickname}님 차단 풀기`}>
        차단 풀기
      </button>
    </li>
  );
}
