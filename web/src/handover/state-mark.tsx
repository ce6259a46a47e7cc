import type { HandoverState } from '@mungchi/contract';
import { CircleCheck, Clock, HandHelping, type LucideIcon, SearchCheck, Undo2, UserX } from 'lucide-react';
import * as css from './state-mark.css';

const marks: Record<HandoverState, { icon: LucideIcon; word: string; look: keyof typeof css.mark }> = {
  WAITING: { icon: Clock, word: '아직', look: 'calm' },
  HANDED: { icon: HandHelping, word: '전달했어요', look: 'mine' },
  NO_SHOW: { icon: UserX, word: '안 왔어요', look: 'warn' },
  DISPUTED: { icon: SearchCheck, word: '확인 중', look: 'look' },
  RECEIVED: { icon: CircleCheck, word: '받았어요', look: 'ok' },
  REFUNDED: { icon: Undo2, word: '돌려받았어요', look: 'calm' },
};

/** Icon and words, so that neither colour nor sight is needed. */
export function StateMark({ state }: { state: HandoverState }) {
  const { icon: Icon, word, look } = marks[state];
  return (
    <span className={css.mark[look]}>
      <Icon size={17} aria-hidden />
      {word}
    </span>
  );
}
