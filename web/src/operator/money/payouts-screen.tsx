import { accountWords, type OperatorPayout, type OperatorPayouts } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { Check, Download, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { type CaseState, operatorPayoutsQuery } from '../../api/operator';
import { lookAtAllNumbers } from '../../api/operator-verbs';
import { Segments } from '../../ui/control/segments';
import { Avatar } from '../../ui/piece/avatar';
import { SmallBadge } from '../../ui/piece/small-badge';
import { Table } from '../../ui/piece/table';
import * as cells from '../../ui/piece/table.css';
import { won } from '../../ui/text/money';
import { useQueue } from '../decide/use-queue';
import { download } from '../frame/download';
import * as look from '../frame/look.css';
import { Key, Page } from '../frame/page';
import { Age, Nothing } from '../frame/pieces';
import * as css from '../frame/pieces.css';
import { shortTime } from '../frame/times';
import { useKeys } from '../frame/use-keys';
import { ConsoleWaiting } from '../frame/waiting';
import { PAYOUT_WORDS } from '../frame/words';
import { SentDays } from '../machines/sent-days';
import { PayoutDecision } from './payout-decision';
import * as own from './payouts.css';

const KEYS = [
  { keys: ['J', 'K'], words: '옮기기' },
  { keys: ['⏎'], words: '참조번호' },
  { keys: ['F'], words: '보내지 못했어요' },
  { keys: ['P'], words: '이웃' },
  { keys: ['C'], words: '은행용 CSV' },
];

/** What leaders asked for: the name check stands beside the sum. */
export function PayoutQueueScreen() {
  const [state, setState] = useState<CaseState>('OPEN');
  const read = useQuery(operatorPayoutsQuery(state));
  const { data } = read;
  const shown = data?.payouts ?? [];
  const { open, at, show, close } = useQueue(shown, ({ id }) => id);
  useKeys({ c: () => void saveFile() });
  return (
    <Page
      title="정산"
      sub={data && `보내는 방법: ${data.byHand ? '수동' : '연습 (저절로 도착해요)'}`}
      keys={KEYS}
      promise="본 것과 보낸 것이 모두 남아요"
      tools={
        <Segments
          label="정산 상태"
          value={state}
          onChange={setState}
          options={[
            ['OPEN', `보낼 것 ${data?.open.count ?? ''}`],
            ['ENDED', '끝난 것'],
          ]}
        />
      }
      decision={open && <PayoutDecision key={open.id} payout={open} onClose={close} />}
    >
      {data ? (
        <>
          <Head payouts={data} />
          {shown.length === 0 ? (
            <Nothing words={state === 'OPEN' ? '보낼 정산이 없어요.' : '끝난 정산이 없어요.'} />
          ) : (
            <Payouts payouts={shown} at={at} onOpen={show} />
          )}
          {state === 'OPEN' && (
            <div className={own.foot}>
              <button type="button" className={css.small} disabled={shown.length === 0} onClick={saveFile}>
                <Download size={16} aria-hidden />
                은행용 CSV <Key>C</Key>
              </button>
              <span className={look.meta}>영업일 2일 안에 보내요. 계좌번호는 CSV에만 담고, 받으면 기록에 남아요.</span>
            </div>
          )}
        </>
      ) : (
        <ConsoleWaiting of={read} />
      )}
    </Page>
  );
}

async function saveFile(): Promise<void> {
  const file = await lookAtAllNumbers();
  if (file && file.count > 0) download(file.csv, 'payouts.csv');
}

function Head({ payouts: { open, days } }: { payouts: OperatorPayouts }) {
  return (
    <div className={own.head}>
      <div className={css.grow}>
        <div className={look.meta}>보낼 정산</div>
        <span className={look.bigFigure}>{won(open.sum)}</span>{' '}
        <span className={look.meta}>
          {open.count}건
          {open.oldestAt && (
            <>
              {' '}
              · 가장 오래된 것 <Age since={open.oldestAt} />
            </>
          )}
        </span>
      </div>
      <SentDays days={days} />
    </div>
  );
}

type Listed = { payouts: readonly OperatorPayout[]; at: number; onOpen: (payout: OperatorPayout) => void };

function Payouts({ payouts, at, onOpen }: Listed) {
  return (
    <Table
      head={[
        '이웃',
        { wide: '받을 계좌' },
        '예금주',
        { right: '공구', wide: true },
        { right: '금액' },
        { right: '기다림' },
      ]}
    >
      {payouts.map((payout, index) => (
        <tr key={payout.id} className={own.line} data-on={index === at}>
          <td className={cells.td}>
            <button type="button" className={own.who} onClick={() => onOpen(payout)}>
              <Avatar profileUrl={payout.person.profileUrl} size={28} />
              <span className={`${look.strong} ${look.cut}`}>{payout.person.nickname}</span>
            </button>
          </td>
          <td className={`${cells.td} ${cells.wide} ${look.number}`}>{accountWords(payout)}</td>
          <td className={cells.td}>
            {payout.holder} <NameCheck payout={payout} />
          </td>
          <td className={`${cells.td} ${cells.wide} ${cells.right}`}>{payout.parts.length}개</td>
          <td className={`${cells.td} ${cells.right} ${look.strong}`}>{won(payout.amount)}</td>
          <td className={`${cells.td} ${cells.right}`}>
            {payout.endedAt ? <Ended payout={payout} /> : <Age since={payout.requestedAt} />}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function NameCheck({ payout: { name, verifiedName } }: { payout: OperatorPayout }) {
  if (name === 'SAME')
    return (
      <span className={own.same}>
        <Check size={14} aria-hidden />
        같음
      </span>
    );
  if (name === 'UNKNOWN') return <SmallBadge kind="line">확인한 이름 없음</SmallBadge>;
  return (
    <SmallBadge kind="red">
      <TriangleAlert size={12} aria-hidden />
      가입한 이름 {verifiedName}
    </SmallBadge>
  );
}

function Ended({ payout: { state, endedAt } }: { payout: OperatorPayout }) {
  return (
    <>
      <SmallBadge kind={state === 'SENT' ? 'green' : 'red'}>{PAYOUT_WORDS[state]}</SmallBadge> {shortTime(endedAt!)}
    </>
  );
}
