import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { wishesLikeQuery, wishesQuery } from '../../api/wishes';
import { Link } from '../../links';
import { WishRow } from './wish-row';
import * as css from './wishes.css';

const SHOWN = 3;

/**
 * 이웃들이 찾고 있어요: absent where nobody looks for anything, and where it could not be asked. `like`: only what is of that
 * name.
 */
export function WishStrip({ like }: { like?: string }) {
  const { data = [] } = useQuery(like === undefined ? wishesQuery : wishesLikeQuery(like));
  if (data.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="wishes">
      <div className={css.head}>
        <h2 id="wishes" className={css.title}>
          이웃들이 찾고 있어요
        </h2>
        {like === undefined && (
          <Link to="/gonggu/wishes" className={css.all}>
            모두 보기
            <ChevronRight size={18} aria-hidden />
          </Link>
        )}
      </div>
      <ul className={css.box}>
        {data.slice(0, SHOWN).map((wish) => (
          <li key={wish.id}>
            <WishRow wish={wish} />
          </li>
        ))}
      </ul>
    </section>
  );
}
