import { accountWords, type BoardId, eveningWords, PAYOUT_MIN, type Payouts } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleAlert, Clock, Landmark, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../api/error-copy';
import { payoutsQuery, usePayoutVerbs } from '../api/payouts';
import { Link, useLocation } from '../links';
import { askConfirm, notify } from '../notices/notices';
import { useBack } from '../shell/use-back';
import { Button } from '../ui/control/button';
import { Empty } from '../ui/feedback/empty';
import { Failed } from '../ui/feedback/failed';
import { lazyPart } from '../ui/feedback/lazy-part';
import { Loading } from '../ui/feedback/loading';
import { AppBar } from '../ui/frame/app-bar';
import { Screen } from '../ui/frame/screen';
import { Mascot } from '../ui/mascot/mascot';
import { won } from '../ui/text/money';
import { thousands } from '../ui/text/thousands';
import { PayoutList } from './payout-list';
import { partsWords } from './payout-words';
import * as css from './payouts.css';

const AccountSheet = lazyPart(() => import('./account-sheet').then((at) => at.AccountSheet));

/** What was collected, and the way to the bank. */
export function PayoutsScreen() {
  const back = useBack('/mypage');
  const { data, refetch, isPending } = useQuery(payoutsQuery);
  return (
    <Screen canvas header={<AppBar title="정산" onBack={back} />}>
      {isPending ? <Loading text="로딩중..." /> : data ? <Money money={data} /> : <Failed onRetry={() => refetch()} />}
    </Screen>
  );
}

function Money({ money }: { money: Payouts }) {
  const [editing, setEditing] = useState(false);
  const isEmpty = money.list.length === 0 && money.available + sumOf(money.later) + sumOf(money.disputed) === 0;
  return (
    <div className={css.page}>
      {isEmpty ? (
        <Empty panel text="받을 돈이 여기 모여요." />
      ) : (
        <Available money={money} onAccount={() => setEditing(true)} />
      )}
      <Account account={money.account} onEdit={() => setEditing(true)} />
      {!isEmpty && (
        <Link to="/mypage/payouts/statement" className={css.statementLink}>
          <ReceiptText size={20} aria-hidden />
          <span className={css.grow}>월별 정산 내역 보기</span>
          <ChevronRight size={20} aria-hidden />
        </Link>
      )}
      {money.list.length > 0 && <PayoutList list={money.list} />}
      {editing && <AccountSheet account={money.account} onClose={() => setEditing(false)} />}
    </div>
  );
}

function Available({ money, onAccount }: { money: Payouts; onAccount: () => void }) {
  const { available, parts, requested, account } = money;
  const { request } = usePayoutVerbs();
  const [, navigate] = useLocation();

  async function ask(): Promise<void> {
    if (!account) return onAccount();
    const sure = await askConfirm(`${won(available)}을 정산받을까요?`, {
      detail: `${accountWords(account)} · ${account.holder}`,
      yes: '정산 받기',
    });
    if (!sure) return;
    try {
      await request();
      notify('보내고 있어요. 도착하면 알려 드릴게요.');
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  }

  return (
    <section className={css.panel} aria-label="받을 수 있는 금액">
      <div className={css.head}>
        <div className={css.grow}>
          <p className={css.label}>받을 수 있는 금액</p>
          <p className={css.amount}>
            {thousands(available)}
            <span className={css.unit}>원</span>
          </p>
          {parts.length > 0 && (
            <button
              type="button"
              className={css.parts}
              onClick={() =>
                navigate(parts.length === 1 ? statementOf(parts[0]!.boardId) : '/mypage/payouts/statement')
              }
            >
              {partsWords(money)}
              <ChevronRight size={18} aria-hidden />
            </button>
          )}
        </div>
        <Mascot color="mint" mood={available > 0 ? 'happy' : 'calm'} size={104} />
      </div>
      <Button onPress={ask} disabled={available < PAYOUT_MIN || requested > 0 || account?.usableFrom != null}>
        정산 받기
      </Button>
      <p className={css.promise}>
        {requested > 0
          ? `${won(requested)}을 보내고 있어요.`
          : available > 0 && available < PAYOUT_MIN
            ? '1,000원부터 정산받을 수 있어요.'
            : '영업일 2일 안에 보내 드려요.'}
      </p>
      <Waiting money={money} />
    </section>
  );
}

const statementOf = (boardId: BoardId) => `/mypage/payouts/statement/${boardId}` as const;

/** What cannot be had yet, each with its reason. */
function Waiting({ money: { later, disputed, account } }: { money: Payouts }) {
  if (later.length + disputed.length === 0 && !account?.usableFrom) return null;
  return (
    <ul className={css.waiting}>
      {later.map(({ amount, from }) => (
        <li key={from} className={css.wait}>
          <Clock size={18} aria-hidden className={css.waitIcon} />
          <span>
            <b>{won(amount)}</b>은 {eveningWords(Date.parse(from))}부터 받을 수 있어요.
          </span>
        </li>
      ))}
      {disputed.map(({ boardId, title, amount }) => (
        <li key={boardId} className={css.wait}>
          <CircleAlert size={18} aria-hidden className={css.waitIcon} />
          <span>
            <b>{won(amount)}</b>은 {title}에 확인 중인 문제가 있어서 기다려요.
          </span>
        </li>
      ))}
      {account?.usableFrom && (
        <li className={css.wait}>
          <Clock size={18} aria-hidden className={css.waitIcon} />
          <span>바꾼 계좌로는 {eveningWords(Date.parse(account.usableFrom))}부터 받을 수 있어요.</span>
        </li>
      )}
    </ul>
  );
}

function Account({ account, onEdit }: { account: Payouts['account']; onEdit: () => void }) {
  return (
    <section className={css.account} aria-label="받을 계좌">
      <span className={css.bank}>
        <Landmark size={22} aria-hidden />
      </span>
      <div className={css.grow}>
        <p className={css.name}>{account ? accountWords(account) : '받을 계좌가 없어요'}</p>
        <p className={css.meta}>{account ? `${account.holder} · 본인 계좌예요` : '본인 계좌만 쓸 수 있어요'}</p>
      </div>
      <button
        type="button"
        className={css.change}
        onClick={onEdit}
        aria-label={account ? '계좌 바꾸기' : '계좌 등록하기'}
      >
        {account ? '바꾸기' : '등록하기'}
      </button>
    </section>
  );
}

function sumOf(list: readonly { amount: number }[]): number {
  return list.reduce((total, { amount }) => total + amount, 0);
}
