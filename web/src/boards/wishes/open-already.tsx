import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { openSearchQuery } from '../../api/boards';
import { useNearbyFilter } from '../../api/nearby-filter';
import { Link } from '../../links';
import { wishGoods } from '../form/wish-goods';
import { radiusFor, soldAs } from './open-rules';
import * as css from './wishes.css';

/** What can be joined already, within 3 km: a purchase that fits stands before any wish. */
export function OpenAlready({ name }: { name: string }) {
  const { radius, change } = useNearbyFilter();
  const word = useDeferredValue(wishGoods(name.trim()).name);
  const isWord = /[가-힣a-zA-Z]$/.test(word);
  const { data = [] } = useQuery({ ...openSearchQuery(word), enabled: isWord });
  const fitting = isWord ? data.filter(({ title }) => soldAs(word, title)) : [];
  const [first, ...more] = fitting;
  if (!first) return null;
  return (
    <div className={css.hit}>
      <p className={css.hitHead}>
        ‘{word}’ 공구가 {fitting.length}개 열려 있어요.
      </p>
      {more.length === 0 ? (
        <Link to={`/gonggu/list/${first.id}`} className={css.actFirst}>
          보러 가기
        </Link>
      ) : (
        <Link
          to={`/gonggu/search?keyword=${encodeURIComponent(word)}`}
          className={css.actFirst}
          // What was counted is found there.
          onClick={() => change({ radius: radiusFor(radius, fitting) })}
        >
          보러 가기
        </Link>
      )}
    </div>
  );
}
