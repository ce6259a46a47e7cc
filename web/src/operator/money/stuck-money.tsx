import type { AppLink, Machines } from '@mungchi/contract';
import { ChevronRight } from 'lucide-react';
import { Link } from '../../links';
import { SmallBadge } from '../../ui/piece/small-badge';
import { won } from '../../ui/text/money';
import * as look from '../frame/look.css';
import { Age } from '../frame/pieces';
import * as css from '../frame/pieces.css';

type Stuck = Machines['stuck'][number];

export const stuckPath = ({ boardId }: Stuck): AppLink =>
  boardId ? `/operator/boards/${boardId}` : '/operator/payouts';

/** Refunds and payouts that should be there by now. `at`: where the cursor is. */
export function StuckMoney({ stuck, at }: { stuck: readonly Stuck[]; at: number }) {
  const sum = stuck.reduce((all, { amount }) => all + amount, 0);
  return (
    <section className={css.gap} aria-label="밀린 돈">
      <h2 className={look.sectionTitle}>
        밀린 돈{' '}
        {stuck.length > 0 && (
          <span className={look.meta}>
            {stuck.length}건 · {won(sum)}
          </span>
        )}
      </h2>
      {stuck.length === 0 && <p className={look.meta}>밀린 환불도 정산도 없어요.</p>}
      {stuck.map((each, index) => (
        <Link
          key={`${each.kind} ${each.boardId} ${each.title} ${each.since}`}
          to={stuckPath(each)}
          className={css.row}
          data-on={index === at}
        >
          <SmallBadge kind="red">{each.kind}</SmallBadge>
          <span className={`${css.grow} ${look.cut} ${look.strong}`}>{each.title}</span>
          <span className={`${look.number} ${look.strong}`}>{won(each.amount)}</span>
          <Age since={each.since} />
          <ChevronRight size={16} aria-hidden />
        </Link>
      ))}
    </section>
  );
}
