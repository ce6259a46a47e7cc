import { type DisputeLine, type DisputePage, OPERATOR_REASON_MAX } from '@mungchi/contract';
import { useRef, useState } from 'react';
import { useDecideCase } from '../../api/operator-verbs';
import { Link } from '../../links';
import { notify } from '../../notices/notices';
import { Button, ButtonLink } from '../../ui/control/button';
import { won } from '../../ui/text/money';
import { DecisionPanel } from '../decide/decision-panel';
import { side } from '../decide/decision-panel.css';
import { ReasonField } from '../decide/reason-field';
import * as chart from '../figures/charts.css';
import * as look from '../frame/look.css';
import { Key } from '../frame/page';
import * as css from '../frame/pieces.css';
import { useKeys } from '../frame/use-keys';
import * as own from './case.css';
import { middleOf } from './evidence-rules';
import { ForGood, isSum, SumAgain } from './second-look';

const digits = (words: string) => words.replace(/\D/g, '').slice(0, 9);

/** The sum, the reason, what both will read, the sum once more: it cannot be undone. */
export function CaseDecision({ dispute, waiting }: { dispute: DisputePage; waiting: readonly DisputeLine[] }) {
  const [sum, setSum] = useState(String(Math.min(dispute.wanted, dispute.left)));
  const [reason, setReason] = useState('');
  const [again, setAgain] = useState('');
  const amount = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const decide = useDecideCase(dispute.id);
  const refund = Number(sum || 0);
  const typed = refund.toLocaleString('ko-KR');
  const half = Math.floor(dispute.left / 2);
  const isReady = reason.trim() !== '' && isSum(again, refund) && refund <= dispute.left;
  async function press() {
    if (!isReady) return;
    if (await decide({ refund, confirm: refund, reason })) notify('결정했어요. 두 사람에게 알렸어요.');
  }
  useKeys({ a: () => amount.current?.focus(), r: () => field.current?.focus(), '⌘enter': () => void press() });
  if (dispute.endedAt !== null)
    return (
      <aside className={side}>
        <div className={css.stacked}>
          <h2 className={look.sectionTitle}>결정</h2>
          <p className={look.figure}>{won(dispute.refund ?? 0)} 돌려줌</p>
          <p>{dispute.decision}</p>
          <Onwards waiting={waiting.filter(({ id }) => id !== dispute.id)} />
        </div>
      </aside>
    );
  return (
    <DecisionPanel title="결정하기" glance={<Glance refund={refund} left={dispute.left} />}>
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
              style={{ width: sumWidth(typed) }}
              value={typed}
              onChange={(event) => setSum(digits(event.target.value))}
            />
            원
            <small className={`${look.meta} ${css.sumPart}`}>
              {dispute.paid > 0 ? Math.round((100 * refund) / dispute.paid) : 0}%
            </small>
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
        <Scale wanted={dispute.wanted} left={dispute.left} />
        <div className={css.wrap}>
          {(
            [
              ['0', 0],
              [`절반 ${half.toLocaleString('ko-KR')}`, half],
              ['바라는 만큼', Math.min(dispute.wanted, dispute.left)],
              ['전부', dispute.left],
            ] as const
          ).map(([words, value]) => (
            <button
              key={words}
              type="button"
              className={css.pill}
              aria-pressed={refund === value}
              onClick={() => setSum(String(value))}
            >
              {words}
            </button>
          ))}
        </div>
        <ReasonField
          hint={`두 사람에게 그대로 보여요 · ${reason.length}/${OPERATOR_REASON_MAX}`}
          value={reason}
          onChange={setReason}
          field={field}
        />
        <p className={look.meta}>
          두 사람이 받을 알림 · <strong>{refund > 0 ? `${won(refund)}을 돌려 드려요` : '거래를 마무리했어요'}</strong>
        </p>
        {dispute.leaderHas !== null && refund > dispute.leaderHas && (
          <p role="status">
            리더에게 남은 돈은 {won(dispute.leaderHas)}이에요. 모자라는 {won(refund - dispute.leaderHas)}은 뭉치가
            부담해요.
          </p>
        )}
        <SumAgain sum={refund} value={again} onChange={setAgain} />
        <Button size="medium" disabled={!isReady} onPress={press}>
          {refund > 0 ? `${won(refund)} 돌려주고 마무리` : '돌려주지 않고 마무리'} <Key on>⌘⏎</Key>
        </Button>
        <ForGood />
      </div>
    </DecisionPanel>
  );
}

/** The one that has waited longest, or the way back. */
function Onwards({ waiting }: { waiting: readonly DisputeLine[] }) {
  const [next] = waiting;
  if (!next)
    return (
      <Link to="/operator/disputes" className={css.small}>
        기다리는 문제가 없어요
      </Link>
    );
  return (
    <ButtonLink size="medium" to={`/operator/disputes/${next.id}`}>
      다음 문제 · {waiting.length}건 <Key on>J</Key>
    </ButtonLink>
  );
}

/** A comma is narrower than a digit. */
function sumWidth(typed: string): string {
  const commas = typed.split(',').length - 1;
  return `${typed.length - commas * 0.55}ch`;
}

/** On a phone the sum is seen before the sheet is open. */
function Glance({ refund, left }: { refund: number; left: number }) {
  return (
    <p className={own.glance}>
      돌려줄 금액
      <span>
        <b className={own.glanceSum}>{won(refund)}</b> / {won(left)}
      </span>
    </p>
  );
}

/** What the ends of the slider are, and where between them the wish lies. */
function Scale({ wanted, left }: { wanted: number; left: number }) {
  const part = left > 0 ? Math.min(1, wanted / left) : 1;
  return (
    <div className={own.scale}>
      {part < 1 && <span className={own.wishMark} style={{ left: `calc(8px + ${part} * (100% - 16px))` }} />}
      <span>0원</span>
      {part < 1 && <b className={own.wish}>바라는 {won(wanted)}</b>}
      <span>남은 {won(left)}</span>
    </div>
  );
}

/** One dot for each like case, on the scale of the sum below. */
function Similar({ parts }: { parts: readonly number[] }) {
  if (parts.length === 0) return <p className={look.meta}>지난 90일에 비슷한 결정이 없어요.</p>;
  return (
    <div>
      <p className={look.meta}>
        점 하나 = 비슷한 문제의 결정 (90일, {parts.length}건 · 중간값 {middleOf(parts)}%)
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
