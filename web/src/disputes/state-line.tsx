import type { Dispute } from '@mungchi/contract';
import { CircleCheck, Clock, Hourglass, Undo2 } from 'lucide-react';
import { useNow } from '../time/clock';
import { timeLeft, untilWords } from '../time/until-words';
import { won } from '../ui/text/money';
import * as css from './dispute-view.css';

/** How far it is, and who is next. */
export function StateLine({ dispute, isLeader }: { dispute: Dispute; isLeader: boolean }) {
  const isStalled = dispute.kind === 'STALLED';
  switch (dispute.state) {
    case 'OPEN':
      return <AnswerBy until={dispute.answerBy} isLeader={isLeader} />;
    case 'ESCALATED':
      return (
        <p className={css.waiting}>
          <Hourglass size={20} aria-hidden />
          <span className={css.lineWords}>
            {isStalled ? '뭉치가 확인하고 있어요' : '뭉치가 두 이야기를 듣고 있어요'}. 영업일 3일 안에 알려 드려요.
          </span>
        </p>
      );
    case 'ACCEPTED':
    case 'DECIDED':
      return (
        <p className={css.over}>
          <CircleCheck size={20} aria-hidden />
          <span className={css.lineWords}>
            {dispute.refund
              ? `${won(dispute.refund)}을 ${isLeader ? '돌려줬어요' : '돌려 드려요'}.`
              : '거래를 마무리했어요.'}
          </span>
        </p>
      );
    case 'WITHDRAWN':
      return (
        <p className={css.calm}>
          <Undo2 size={20} aria-hidden />
          <span className={css.lineWords}>{isStalled ? '거래를 마무리했어요.' : '알린 문제를 취소했어요.'}</span>
        </p>
      );
  }
}

function AnswerBy({ until, isLeader }: { until: string | null; isLeader: boolean }) {
  const now = useNow();
  const words = isLeader ? '까지 답해 주세요' : '까지 리더가 답해요';
  return (
    <p className={css.waiting}>
      <Clock size={20} aria-hidden />
      <span className={css.lineWords}>{until ? `${untilWords(until, now).at}${words}` : '리더의 답을 기다려요'}</span>
      {until && <b className={css.left}>{timeLeft(until, now)}</b>}
    </p>
  );
}
