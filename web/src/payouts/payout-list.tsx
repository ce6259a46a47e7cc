import { accountWords, type Payout } from '@mungchi/contract';
import { Check, Clock, type LucideIcon, X } from 'lucide-react';
import { sectionTitle } from '../ui/foundation/display.css';
import { won } from '../ui/text/money';
import { payoutDay, payoutStateWords, whyWords } from './payout-words';
import * as css from './payouts.css';

const ICONS: Record<Payout['state'], LucideIcon> = { REQUESTED: Clock, SENT: Check, FAILED: X, RETURNED: X };

/** What was asked for, newest first. */
export function PayoutList({ list }: { list: readonly Payout[] }) {
  return (
    <section aria-labelledby="payout-list">
      <h2 id="payout-list" className={`${sectionTitle} ${css.listTitle}`}>
        정산 기록
      </h2>
      <ol className={css.list}>
        {list.map((payout) => (
          <Row key={payout.id} payout={payout} />
        ))}
      </ol>
    </section>
  );
}

function Row({ payout }: { payout: Payout }) {
  const { state, amount, why, endedAt, requestedAt } = payout;
  const Icon = ICONS[state];
  const isBack = state === 'FAILED' || state === 'RETURNED';
  return (
    <li className={css.row}>
      <span className={css.mark[state]}>
        <Icon size={20} strokeWidth={2.4} aria-hidden />
      </span>
      <div className={css.grow}>
        <p className={css.rowTitle}>{payoutStateWords(payout)}</p>
        {isBack ? <p className={css.why}>{whyWords(why)}</p> : <p className={css.meta}>{accountWords(payout)}</p>}
      </div>
      <div className={css.right}>
        <p className={isBack ? css.struck : css.rowAmount}>{won(amount)}</p>
        <p className={css.meta}>{payoutDay(endedAt ?? requestedAt)}</p>
      </div>
    </li>
  );
}
