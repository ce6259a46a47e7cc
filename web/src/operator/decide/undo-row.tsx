import { Undo2 } from 'lucide-react';
import * as own from '../cases/reports.css';
import * as look from '../frame/look.css';
import { Key } from '../frame/page';
import * as css from '../frame/pieces.css';

export type Undo = { words: string; seconds: number; press: () => void };

export function DecisionUndoRow({ undo: { words, seconds, press } }: { undo: Undo }) {
  return (
    <div className={own.undo} role="status">
      <span className={`${css.grow} ${look.cut}`}>방금 {words}</span>
      <button type="button" className={css.small} onClick={press}>
        <Undo2 size={14} aria-hidden />
        되돌리기 <Key>U</Key>
      </button>
      <span className={look.number}>{seconds}초</span>
    </div>
  );
}
