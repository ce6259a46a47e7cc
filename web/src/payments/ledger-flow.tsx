import { type Ledger, type RoomId, seoulDay } from '@mungchi/contract';
import { ArrowDownLeft, ArrowUpRight, Check, type LucideIcon } from 'lucide-react';
import { clockTime, monthDay } from '../time/time-label';
import { Failed } from '../ui/feedback/failed';
import { Loading } from '../ui/feedback/loading';
import { RowSkeletons } from '../ui/feedback/skeleton';
import { won } from '../ui/text/money';
import * as css from './ledger-flow.css';
import { entryWords, holdingLine } from './ledger-words';
import { useLedger } from './use-ledger';

/** The room's ledger in plain words, oldest first. */
export function LedgerFlow({ chatRoomId }: { chatRoomId: RoomId }) {
  const { data: books, isPending, refetch } = useLedger(chatRoomId);
  if (isPending) return <Loading text="내역을 불러오는 중이에요." skeleton={<RowSkeletons count={3} />} />;
  if (!books) return <Failed onRetry={() => refetch()} />;
  return (
    <div className={css.sheet}>
      <dl className={css.figures}>
        <Figure name="보관 중" amount={books.held} />
        <Figure name="리더에게 전달" amount={books.handedOver} />
        <Figure name="환불" amount={books.refunded} />
      </dl>
      {books.spent !== null && (
        <p className={css.spent}>
          실제 구매 금액 <b>{won(books.spent)}</b>
        </p>
      )}
      <p className={css.holding}>{holdingLine(books)}</p>
      {books.entries.length === 0 ? (
        <p className={css.none}>아직 오간 돈이 없어요.</p>
      ) : (
        <ol className={css.timeline}>
          {books.entries.map((entry) => (
            <Movement key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Figure({ name, amount }: { name: string; amount: number }) {
  return (
    <div className={css.figure}>
      <dt className={css.figureName}>{name}</dt>
      <dd className={css.figureAmount}>{won(amount)}</dd>
    </div>
  );
}

const icons: Record<Ledger['entries'][number]['kind'], LucideIcon> = {
  PAYMENT: ArrowDownLeft,
  REFUND: ArrowUpRight,
  HAND_OVER: Check,
  RETURN: ArrowDownLeft,
  CHARGEBACK: ArrowUpRight,
  RECOVERY: ArrowDownLeft,
  PAYOUT: Check,
  PAYOUT_BACK: ArrowDownLeft,
  WAIVED: ArrowUpRight,
  COVERED: ArrowDownLeft,
};

function Movement({ entry }: { entry: Ledger['entries'][number] }) {
  const Icon = icons[entry.kind];
  return (
    <li className={css.movement}>
      <span className={css.dot[entry.kind]}>
        <Icon size={16} strokeWidth={2.4} aria-hidden />
      </span>
      <div className={css.words}>
        <p className={css.said}>{entryWords(entry)}</p>
        <time dateTime={entry.at} className={css.time}>
          {monthDay(seoulDay(Date.parse(entry.at)))} {clockTime(entry.at)}
        </time>
      </div>
      <b className={css.amount}>{won(entry.amount)}</b>
    </li>
  );
}
