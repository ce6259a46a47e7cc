import { type BoardStatement, dayWords, STAGE_LABELS } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowDownLeft, Check, CircleCheck, CornerUpLeft } from 'lucide-react';
import { ApiError } from '../api/api-error';
import { errorText } from '../api/error-copy';
import { boardStatementQuery } from '../api/payouts';
import { useAddressId } from '../links';
import { useBack } from '../shell/use-back';
import { Empty } from '../ui/feedback/empty';
import { Failed } from '../ui/feedback/failed';
import { Loading } from '../ui/feedback/loading';
import { AppBar } from '../ui/frame/app-bar';
import { Screen } from '../ui/frame/screen';
import { won } from '../ui/text/money';
import { MoneyFlow } from './money-flow';
import * as css from './statement.css';
import { boardCsv } from './statement-file';
import { type Line, linesOf } from './statement-lines';
import { StatementTools } from './statement-tools';

/** One purchase from the first payment to the bank. */
export function BoardStatementScreen() {
  const boardId = useAddressId('gongguId');
  const back = useBack('/mypage/payouts/statement');
  const { data, error, refetch, isPending } = useQuery(boardStatementQuery(boardId));
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <Screen canvas header={<AppBar title="정산 내역" onBack={back} />}>
      {isPending ? (
        <Loading text="로딩중..." />
      ) : data ? (
        <Books of={data} />
      ) : isRefused ? (
        <Empty text={errorText(error)} />
      ) : (
        <Failed onRetry={() => refetch()} />
      )}
    </Screen>
  );
}

function Books({ of }: { of: BoardStatement }) {
  const { boardId, title, image, stage, completedAt, payers, came, held, back } = of;
  return (
    <div className={css.page}>
      <section className={css.card} aria-label={title}>
        <div className={css.head}>
          {image && <img src={image} alt="" width={48} height={48} className={css.cover} />}
          <div className={css.grow}>
            <h2 className={css.name}>{title}</h2>
            <p className={css.meta}>
              {completedAt && `${dayWords(Date.parse(completedAt))} 공구 완료 · `}이웃 {payers.length}명
            </p>
          </div>
          <span className={css.stage} data-done={stage === 'COMPLETED' ? '' : undefined}>
            {stage === 'COMPLETED' && <CircleCheck size={16} strokeWidth={2.4} aria-hidden />}
            {STAGE_LABELS[stage]}
          </span>
        </div>
        {came > 0 && <MoneyFlow of={of} />}
        <dl className={css.figures}>
          <div>
            <dt>이웃이 낸 돈</dt>
            <dd>{won(came)}</dd>
          </div>
          <div>
            <dt>지금 뭉치 보관</dt>
            <dd>{won(held)}</dd>
          </div>
          <div data-back="">
            <dt>돌려준 돈</dt>
            <dd>{won(back)}</dd>
          </div>
        </dl>
        <Mine of={of} />
      </section>
      <ol className={css.card} aria-label="오간 돈">
        {linesOf(of).map((line) => (
          <Moved key={line.id} line={line} />
        ))}
        {of.entries.length === 0 && <li className={css.meta}>아직 오간 돈이 없어요.</li>}
      </ol>
      <OwnShare of={of} />
      <StatementTools name={`purchase-${boardId}`} csv={() => boardCsv(of)} />
    </div>
  );
}

/** What is still to come, and once it has all come, what that was. Before the hand-over nobody can say. */
function Mine({ of: { handedOver, left, paidOut } }: { of: BoardStatement }) {
  if (handedOver <= 0) return null;
  return (
    <p className={css.mine}>
      <span>{left > 0 ? '내가 받을 금액' : '내가 받은 금액'}</span>
      <b className={css.mineAmount}>{won(left > 0 ? left : paidOut)}</b>
    </p>
  );
}

/** The leader pays it at the till, so it is in none of the sums. */
function OwnShare({ of: { stage, ownShare, spent } }: { of: BoardStatement }) {
  if (stage === 'CANCELLED') return null;
  const isBought = stage === 'PURCHASED' || stage === 'COMPLETED';
  return (
    <p className={css.foot}>
      내 몫 {won(ownShare)}은 {isBought ? '직접 냈어요.' : '살 때 직접 내요.'}
      {spent !== null && ` 실제로 산 금액은 ${won(spent)}이에요.`}
    </p>
  );
}

const LOOKS = { in: ArrowDownLeft, back: CornerUpLeft, done: Check } as const;

function Moved({ line: { look, title, detail, sign, amount } }: { line: Line }) {
  const Icon = LOOKS[look];
  return (
    <li className={css.line}>
      <span className={css.disc[look]}>
        <Icon size={18} strokeWidth={2.4} aria-hidden />
      </span>
      <span className={css.grow}>
        <span className={css.name}>{title}</span>
        <span className={css.meta}>{detail}</span>
      </span>
      <b className={css.amount}>
        {sign}
        {won(amount)}
      </b>
    </li>
  );
}
