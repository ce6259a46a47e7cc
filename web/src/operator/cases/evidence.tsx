import type { DisputePage } from '@mungchi/contract';
import { ChevronRight, QrCode, Scale } from 'lucide-react';
import * as css from '../frame/pieces.css';
import * as own from './case.css';
import { isOddOne, middleOf } from './evidence-rules';

/** On a phone, below both sides: what is odd about this hand-over, and how like cases ended. */
export function Evidence({ dispute, onMeeting }: { dispute: DisputePage; onMeeting: () => void }) {
  const { similar } = dispute;
  return (
    <div className={own.evidence}>
      {isOddOne(dispute) && (
        <button type="button" className={own.oddRow} onClick={onMeeting}>
          <QrCode size={20} aria-hidden />
          <span className={css.grow}>{dispute.follower}님만 수령 코드를 쓰지 않았어요</span>
          <ChevronRight size={18} aria-hidden />
        </button>
      )}
      {similar.length > 0 && (
        <p className={own.evidenceRow}>
          <Scale size={20} aria-hidden />
          <span className={css.grow}>
            비슷한 문제 {similar.length}건의 중간값 <strong>{middleOf(similar)}%</strong>
          </span>
        </p>
      )}
    </div>
  );
}
