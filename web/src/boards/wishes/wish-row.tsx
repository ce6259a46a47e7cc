import type { Wish } from '@mungchi/contract';
import { Check } from 'lucide-react';
import { Link } from '../../links';
import { useSinglePress } from '../../ui/control/button';
import { ThingPicture } from '../../ui/piece/thing-picture';
import { radiusText } from '../../ui/text/distance';
import { useJoinWish } from './use-join-wish';
import * as css from './wishes.css';

/** One wish in a list: what, how many, how near, and the one thing to do. */
export function WishRow({ wish }: { wish: Wish }) {
  return (
    <div className={css.row}>
      <Link to={`/gonggu/wish/${wish.id}`} className={css.link}>
        <ThingPicture name={wish.name} />
        <span className={css.words}>
          <span className={css.name}>{wish.name}</span>
          <span className={css.facts}>
            <People wish={wish} />
            {wish.near !== null && ` · ${radiusText(wish.near)} 안`}
          </span>
        </span>
      </Link>
      <Action wish={wish} />
    </div>
  );
}

function People({ wish: { state, people } }: { wish: Wish }) {
  if (state === 'OPENED') return <span className={css.gathered}>공구가 열렸어요</span>;
  if (state === 'ENDED') return '찾는 기간이 끝났어요';
  if (state === 'GATHERED')
    return (
      <span className={css.gathered}>
        <Check size={14} strokeWidth={3} aria-hidden />
        {people}명 모였어요
      </span>
    );
  return (
    <>
      <b className={css.number}>{people}명</b>이 찾아요
    </>
  );
}

function Action({ wish }: { wish: Wish }) {
  const join = useJoinWish();
  const { press, pending } = useSinglePress(() => join(wish.id));
  const label = `${wish.name} `;
  if (wish.state === 'OPENED' && wish.boardId !== null)
    return (
      <Link to={`/gonggu/list/${wish.boardId}`} className={css.actFirst}>
        보러 가기
      </Link>
    );
  if (wish.state === 'ENDED') return null;
  if (wish.state === 'GATHERED')
    return (
      <Link to={`/gonggu/write?wish=${wish.id}`} className={css.actFirst} aria-label={`${label}내가 열기`}>
        내가 열기
      </Link>
    );
  if (wish.mine)
    return (
      <span className={css.inIt}>
        <Check size={16} strokeWidth={2.6} aria-hidden />
        같이 찾는 중
      </span>
    );
  return (
    <button
      type="button"
      className={css.act}
      onClick={press}
      aria-disabled={pending || undefined}
      aria-label={`${label}나도 살래요`}
    >
      나도 살래요
    </button>
  );
}
