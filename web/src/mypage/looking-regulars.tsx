import type { RegularLeader } from '@mungchi/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { errorText } from '../api/error-copy';
import { regularsQuery, useMakeRegular } from '../api/finding';
import { entriesOf } from '../api/query-client';
import { notify } from '../notices/notices';
import { useSinglePress } from '../ui/control/button';
import { usePassFocus } from '../ui/control/use-pass-focus';
import { LoadAgain } from '../ui/feedback/load-again';
import { LoadMore } from '../ui/feedback/load-more';
import { Avatar } from '../ui/piece/avatar';
import * as css from './looking-screen.css';

/** Whose new purchases one hears of; absent while there is nobody. */
export function LookingRegulars() {
  const { data, dataUpdatedAt, hasNextPage, fetchNextPage, isFetchNextPageError } = useInfiniteQuery(regularsQuery);
  const people = data ? entriesOf(data) : [];
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="regulars">
      <h2 id="regulars" className={css.label}>
        단골 리더
      </h2>
      <ul className={css.rows}>
        {people.map((person) => (
          <Leader key={person.userId} person={person} />
        ))}
      </ul>
      {hasNextPage &&
        (isFetchNextPageError ? (
          <LoadAgain onPress={() => fetchNextPage()} />
        ) : (
          <LoadMore key={dataUpdatedAt} onReach={() => fetchNextPage({ cancelRefetch: false })} />
        ))}
    </section>
  );
}

function Leader({ person: { userId, nickname, profileUrl } }: { person: RegularLeader }) {
  const row = usePassFocus<HTMLLIElement>();
  const make = useMakeRegular();
  const { press } = useSinglePress(async () => {
    try {
      await make({ userId, regular: false });
      notify(`${nickname}님의 새 공구를 그만 받아요.`);
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  });
  return (
    <li ref={row} className={css.row}>
      <Avatar profileUrl={profileUrl} size={44} />
      <span className={css.name}>{nickname}</span>
      <button type="button" className={css.stop} onClick={press} aria-label={`${nickname}님의 새 공구 그만 받기`}>
        그만 받기
      </button>
    </li>
  );
}
