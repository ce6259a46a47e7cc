import type { DisputePage } from '@mungchi/contract';
import { decideCase } from '@mungchi/contract/calls';
import { Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import { useOperatorVerb } from '../api/operator';
import { notify } from '../notices/notices';
import { won } from '../ui/text/money';
import * as chart from './charts.css';
import * as own from './case.css';
import * as look from './look.css';
import { Key } from './page';
import * as css from './pieces.css';
import { SecondLook } from './second-look';
import { useKeys } from './use-keys';

const digits = (words: string) => words.replace(/\D/g, '').slice(0, 9);

/** The sum, the reason, what both will read, the sum once more: it cannot be undone. */
export function CaseDecision({ dispute }: { dispute: DisputePage }) {
  const [sum, setSum] = useState(String(Math.min(dispute.wanted, dispute.left)));
  const [reason, setReason] = useState('');
  const [again, setAgain] = useState('');
  const amount = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const decide = useOperatorVerb(decideCase);
  const refund = Number(sum || 0);
  const isSame = again !== '' && Number(digits(again)) === refund;
  const isReady = reason.trim() !== '' && isSame && refund <= dispute.left;
  async function press() {
    if (!isReady) return;
    const body = { refund, confirm: Number(digits(again)), reason };
    if (await decide({ params: { disputeId: String(dispute.id) }, body })) notify('결정했어요. 두 사람에게 알렸어요.');
  }
  useKeys({ a: () => amount.current?.focus(), r: () => field.current?.focus(), '⌘enter': () => void press() });
  if (dispute.endedAt !== null)
    return (
      <div className={css.stacked}>
        <h2 className={look.sectionTitle}>결정</h2>
        <p className={look.figure}>{won(dispute.refund ?? 0)} 돌려줌</p>
        <p>{dispute.decision}</p>
      </div>
    );
  return (
    <div className={css.stacked}>
      <h2 className={look.sectionTitle}>결정</h2>
      <label className={css.stacked}>
        <span className={css.spread}>
          <span>{dispute.follower}님에게 돌려줄 금액</span>
          <span className={look.meta}>0 ~ {won(dispute.left)}</span>
        </span>
        <span className={css.sum}>
          <input
            ref={amount}
            className={css.sumInput}
            inputMode="numeric"
            aria-label="돌려줄 금액"
            value={refund.toLocaleString('ko-KR')}
            onChange={(event) => setSum(digits(event.target.value))}
          />
          원 <small className={look.meta}>{dispute.paid > 0 ? Math.round((100 * refund) / dispute.paid) : 0}%</small>
        </span>
      </label>
      <Similar parts={dispute.similar} />
      <input
        type="range"
        className={own.slider}
        min={0}
        max={dispute.left}
        step={100}
        value={Math.min(refund, dispute.left)}
        aria-label="돌려줄 금액 고르기"
        onChange={(event) => setSum(event.target.value)}
      />
      <div className={css.wrap}>
        {(
          [
            ['0', 0],
            ['절반', Math.floor(dispute.left / 2)],
            ['바라는 만큼', Math.min(dispute.wanted, dispute.left)],
            ['전부', dispute.left],
          ] as const
        ).map(([words, value]) => (
          <button key={words} type="button" className={css.small} onClick={() => setSum(String(value))}>
            {words}
          </button>
        ))}
      </div>
      <label className={css.stacked}>
        <span className={css.spread}>
          <span className={look.strong}>이유</span>
          <span className={look.meta}>두 사람에게 그대로 보여요 · {reason.length}/300</span>
        </span>
        <textarea
          ref={field}
          className={css.area}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      <p className={look.meta}>
        두 사람이 받을 알림 · <strong>{refund > 0 ? `${won(refund)}을 돌려 드려요` : '거래를 마무리했어요'}</strong>
      </p>
      <SecondLook
        words="금액을 다시 적어 주세요"
        hint={refund.toLocaleString('ko-KR')}
        value={again}
        onChange={setAgain}
        isRight={isSame}
        numeric
      />
      <button type="button" className={css.primary} disabled={!isReady} onClick={() => void press()}>
        {refund > 0 ? `${won(refund)} 돌려주고 마무리` : '돌려주지 않고 마무리'} <Key on>⌘⏎</Key>
      </button>
      <p className={`${look.meta} ${css.locked}`}>
        <Lock size={12} aria-hidden /> 되돌릴 수 없어요. 모든 운영자에게 알려져요.
      </p>
    </div>
  );
}

/** One dot for each like case, on the scale of the sum below. */
function Similar({ parts }: { parts: readonly number[] }) {
  if (parts.length === 0) return <p className={look.meta}>지난 90일에 비슷한 결정이 없어요.</p>;
  const middle = parts.toSorted((a, b) => a - b)[Math.floor(parts.length / 2)];
  return (
    <div>
      <p className={look.meta}>
        점 하나 = 비슷한 문제의 결정 (90일, {parts.length}건 · 중간값 {middle}%)
      </p>
      <svg className={own.dots} viewBox="0 0 280 40" preserveAspectRatio="none" aria-hidden="true">
        {parts.map((part, index) => {
          const before = parts.slice(0, index).filter((each) => Math.abs(each - part) < 3).length;
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots are equal
          return <circle key={index} className={chart.soft} cx={6 + (part / 100) * 268} cy={34 - before * 9} r={4} />;
        })}
      </svg>
    </div>
  );
}
