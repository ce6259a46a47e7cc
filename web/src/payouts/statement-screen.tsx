import { dayWords, type Statement } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { statementQuery } from '../api/payouts';
import { Link } from '../links';
import { useBack } from '../shell/use-back';
import { Chip } from '../ui/control/chip';
import { ScrollRow } from '../ui/control/scroll-row';
import { Empty } from '../ui/feedback/empty';
import { Failed } from '../ui/feedback/failed';
import { Loading } from '../ui/feedback/loading';
import { AppBar } from '../ui/frame/app-bar';
import { Screen } from '../ui/frame/screen';
import { won } from '../ui/text/money';
import { MOVED, monthWords, SIGN } from './payout-words';
import * as css from './statement.css';
import { statementCsv } from './statement-file';
import { StatementTools } from './statement-tools';

/** A month of a leader: the sums, each purchase, every movement; as a file and on paper too. */
export function StatementScreen() {
  const back = useBack('/mypage/payouts');
  const [search, setSearch] = useSearchParams();
  const month = search.get('month');
  const { data, refetch, isPending } = useQuery(statementQuery(month));
  return (
    <Screen canvas header={<AppBar title="정산 내역" onBack={back} />}>
      {isPending ? (
        <Loading text="로딩중..." />
      ) : !data ? (
        <Failed onRetry={() => refetch()} />
      ) : data.months.length === 0 ? (
        <Empty text="받을 돈이 여기 모여요." />
      ) : (
        <Month of={data} onMonth={(next) => setSearch({ month: next }, { replace: true })} />
      )}
    </Screen>
  );
}

function Month({ of, onMonth }: { of: Statement; onMonth: (month: string) => void }) {
  const { month, months, total, boards, entries } = of;
  return (
    <div className={css.page}>
      <ScrollRow className={css.months}>
        {months.map((each) => (
          <li key={each}>
            <Chip kind="choice" on={each === month} onToggle={() => onMonth(each)}>
              {monthWords(each)}
            </Chip>
          </li>
        ))}
      </ScrollRow>
      <h2 className={css.paperTitle}>뭉치 정산 내역 · {monthWords(month)}</h2>
      <section className={css.card} aria-label={`${monthWords(month)} 합계`}>
        <dl className={css.sums}>
          <Sum name="이웃이 낸 돈" amount={total.came} />
          <Sum name="돌려준 돈" amount={total.back} />
          <Sum name="나에게 전해진 돈" amount={total.handedOver} />
          <Sum name="정산받은 돈" amount={total.paidOut} strong />
        </dl>
      </section>
      <StatementTools name={month} csv={() => statementCsv(of)} />
      <section aria-labelledby="by-board">
        <h2 id="by-board" className={css.heading}>
          공구마다
        </h2>
        <ul className={css.card}>
          {boards.map((board) => (
            <li key={board.boardId} className={css.board}>
              <Link to={`/mypage/payouts/statement/${board.boardId}`} className={css.boardLink}>
                <span className={css.grow}>
                  <span className={css.name}>{board.title}</span>
                  <span className={css.meta}>
                    <span className={css.whole}>낸 돈 {won(board.came)} ·</span>{' '}
                    <span className={css.whole}>돌려준 돈 {won(board.back)} ·</span>{' '}
                    <span className={css.whole}>정산 {won(board.paidOut)}</span>
                  </span>
                </span>
                <b className={css.amount}>{won(board.handedOver)}</b>
                <ChevronRight size={20} aria-hidden className={css.arrow} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="by-day">
        <h2 id="by-day" className={css.heading}>
          모두 보기
        </h2>
        <ol className={css.card}>
          {entries.map(({ id, at, title, kind, amount }) => (
            <li key={id} className={css.moved}>
              <span className={css.grow}>
                <span className={css.name}>{MOVED[kind]}</span>
                <span className={css.meta}>
                  {dayWords(Date.parse(at))} · {title}
                </span>
              </span>
              <b className={css.amount}>
                {SIGN[kind]}
                {won(amount)}
              </b>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Sum({ name, amount, strong = false }: { name: string; amount: number; strong?: boolean }) {
  return (
    <div className={css.sum} data-strong={strong ? '' : undefined}>
      <dt>{name}</dt>
      <dd className={css.amount}>{won(amount)}</dd>
    </div>
  );
}
