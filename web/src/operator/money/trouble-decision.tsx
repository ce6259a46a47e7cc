import type { Trouble, TroubleVerb } from '@mungchi/contract';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDecideTrouble } from '../../api/operator-verbs';
import { Link } from '../../links';
import { notify } from '../../notices/notices';
import { Button } from '../../ui/control/button';
import { SmallBadge } from '../../ui/piece/small-badge';
import { won } from '../../ui/text/money';
import { ForGood, isSum, SumAgain } from '../cases/second-look';
import { OpenedPanel } from '../decide/decision-panel';
import { ReasonField } from '../decide/reason-field';
import * as look from '../frame/look.css';
import { Key } from '../frame/page';
import * as css from '../frame/pieces.css';
import { shortTime } from '../frame/times';
import { useKeys } from '../frame/use-keys';
import { TROUBLE_WORDS, VERB_WORDS } from '../frame/words';

/** What a verb does, where its name leaves it open. */
const AFTER: Partial<Record<TroubleVerb, string>> = {
  HOLD: '자동 환불을 멈춰요. 보낸 다음 손으로 돌려줬다고 알려 주세요.',
  BY_HAND: '이웃에게 돌려준 돈으로 적어요.',
  FOUND: '결제사 대신 확인한 돈으로 보고, 리더에게 전달해요.',
  LOSS: '리더에게 전달하고 서비스의 손실로 적어요.',
};

const MOVING: readonly TroubleVerb[] = ['REFUND', 'BY_HAND', 'LOSS'];

/** Of a payment that was lost after the hand-over it is the leader who gives. */
const wordsOf = (verb: TroubleVerb, { kind }: Trouble) =>
  verb === 'REFUND' && kind === 'LOST_AFTER_HAND_OVER' ? '리더에게서 돌려받기' : VERB_WORDS[verb];

/** Whose payment it is and what the provider says; then what is done about it. */
export function TroubleDecision({ trouble, onClose }: { trouble: Trouble; onClose: () => void }) {
  return (
    <OpenedPanel title={TROUBLE_WORDS[trouble.kind]} onClose={onClose}>
      <div className={css.stacked}>
        <h2 className={look.sectionTitle}>{TROUBLE_WORDS[trouble.kind]}</h2>
        <p className={look.figure}>{won(trouble.amount)}</p>
        <p className={look.meta}>
          {trouble.userId ? (
            <Link to={`/operator/people/${trouble.userId}`}>{trouble.nickname}</Link>
          ) : (
            trouble.nickname
          )}{' '}
          · {trouble.boardId && <Link to={`/operator/boards/${trouble.boardId}`}>공구 #{trouble.boardId}</Link>} ·{' '}
          {shortTime(trouble.seenAt)}
        </p>
        <span>
          <SmallBadge kind="line">{trouble.impUid}</SmallBadge>
        </span>
        {trouble.note && <p className={look.meta}>{trouble.note}</p>}
        {trouble.endedAt ? (
          <p className={look.meta}>{shortTime(trouble.endedAt)}에 처리했어요.</p>
        ) : (
          <Ways trouble={trouble} />
        )}
      </div>
    </OpenedPanel>
  );
}

function Ways({ trouble }: { trouble: Trouble }) {
  const [verb, setVerb] = useState<TroubleVerb | null>(null);
  const [reason, setReason] = useState('');
  const [again, setAgain] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const decide = useDecideTrouble(trouble.id);
  const { verbs } = trouble;
  const moves = verb !== null && MOVING.includes(verb);
  const isReady = verb !== null && reason.trim() !== '' && (!moves || isSum(again, trouble.amount));
  async function press() {
    if (!verb || !isReady) return;
    const body = { verb, reason, ...(moves && { refund: trouble.amount, confirm: trouble.amount }) };
    if (await decide(body)) notify('처리했어요.');
  }
  useKeys({
    ...Object.fromEntries(verbs.map((each, index) => [String(index + 1), () => setVerb(each)])),
    r: () => field.current?.focus(),
    enter: () => !moves && void press(),
    '⌘enter': () => void press(),
  });
  return (
    <>
      {verbs.map((each, index) => (
        <button
          key={each}
          type="button"
          className={css.choice}
          aria-pressed={each === verb}
          onClick={() => setVerb(each)}
        >
          <span className={css.grow}>{wordsOf(each, trouble)}</span>
          {each === verb && <Check size={16} aria-hidden />}
          <Key>{index + 1}</Key>
        </button>
      ))}
      {verb && AFTER[verb] && <p className={look.meta}>{AFTER[verb]}</p>}
      <ReasonField
        label={verb === 'BY_HAND' ? '은행 참조번호' : '이유'}
        value={reason}
        onChange={setReason}
        field={field}
      />
      {moves && <SumAgain sum={trouble.amount} value={again} onChange={setAgain} />}
      <Button size="medium" disabled={!isReady} onPress={press}>
        {verb ? wordsOf(verb, trouble) : '할 일을 골라 주세요'} {verb && <Key on>{moves ? '⌘⏎' : '⏎'}</Key>}
      </Button>
      {moves && <ForGood />}
    </>
  );
}
