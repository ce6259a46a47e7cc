import { dayWords, type Wish } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { ownWishesQuery, useWishVerb } from '../api/wishes';
import { Link } from '../links';
import { serverNow } from '../time/clock';
import { untilWords } from '../time/until-words';
import { useSinglePress } from '../ui/control/button';
import { usePassFocus } from '../ui/control/use-pass-focus';
import { ThingPicture } from '../ui/piece/thing-picture';
import * as css from './looking-screen.css';

/** What one looks for together with neighbours; absent while there is nothing. */
export function LookingWishes() {
  const { data = [] } = useQuery(ownWishesQuery);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="wishes">
      <h2 id="wishes" className={css.label}>
        같이 찾는 공구
      </h2>
      <ul className={css.rows}>
        {data.map((wish) => (
          <WishRow key={wish.id} wish={wish} />
        ))}
      </ul>
    </section>
  );
}

function WishRow({ wish }: { wish: Wish }) {
  const row = usePassFocus<HTMLLIElement>();
  return (
    <li ref={row} className={css.row}>
      <Link to={`/gonggu/wish/${wish.id}`} className={css.link}>
        <ThingPicture name={wish.name} />
        <span className={css.what}>
          <span className={css.thing}>{wish.name}</span>
          <span className={css.facts}>
            <Facts wish={wish} />
          </span>
        </span>
      </Link>
      <Action wish={wish} />
    </li>
  );
}

function Facts({ wish: { state, people, until, keepable } }: { wish: Wish }) {
  if (state === 'ENDED') return '찾는 기간이 끝났어요';
  if (state === 'OPENED') return <span className={css.good}>공구가 열렸어요</span>;
  if (keepable)
    return (
      <span className={css.ending}>
        <Clock size={15} aria-hidden />
        {untilWords(until, serverNow()).at}에 끝나요
      </span>
    );
  return (
    <>
      <b className={css.many}>{people}명</b>
      {state === 'GATHERED' ? ' 모였어요' : '이 찾아요'} · {dayWords(Date.parse(until))}까지
    </>
  );
}

/** On its last day it can go on; before, it can end. */
function Action({ wish: { id, name, state, boardId, keepable } }: { wish: Wish }) {
  const verb = keepable ? 'keep' : 'leave';
  const act = useWishVerb(verb);
  const { press, pending } = useSinglePress(() => act(id));
  if (state === 'ENDED') return null;
  if (state === 'OPENED' && boardId !== null)
    return (
      <Link to={`/gonggu/list/${boardId}`} className={css.go} aria-label={`${name} 보러 가기`}>
        보러 가기
      </Link>
    );
  const words = keepable ? '계속 찾기' : '그만 찾기';
  return (
    <button
      type="button"
      className={keepable ? css.keep : css.stop}
      onClick={press}
      aria-disabled={pending || undefined}
      aria-label={`${name} ${words}`}
    >
      {words}
    </button>
  );
}
