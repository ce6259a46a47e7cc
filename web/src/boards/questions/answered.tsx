import type { BoardDetail, Question, ReportPart } from '@mungchi/contract';
import { useState } from 'react';
import { Avatar } from '../../ui/piece/avatar';
import { TimeAgo } from '../../ui/piece/time';
import { AnswerForm } from './answer-form';
import * as css from './question-sheet.css';

type Props = { board: BoardDetail; question: Question; face: string | null; onReport: (part: ReportPart) => void };

export function Answered({ board, question, face, onReport }: Props) {
  const [changing, setChanging] = useState(false);
  if (changing) {
    return (
      <li className={css.item}>
        <AnswerForm board={board} question={question} onDone={() => setChanging(false)} />
      </li>
    );
  }
  return (
    <li className={css.item}>
      <p className={css.question}>
        <span className={css.mark} aria-hidden>
          Q
        </span>
        <span className={css.text}>{question.text}</span>
        {!question.mine && (
          <button type="button" className={css.report} aria-label="질문 신고" onClick={() => onReport('QUESTION')}>
            신고
          </button>
        )}
      </p>
      <div className={css.answer}>
        <Avatar profileUrl={face} size={24} />
        <div className={css.words}>
          <p className={css.said}>{question.answer}</p>
          <p className={css.note}>
            리더 · {question.answeredAt && <TimeAgo instant={question.answeredAt} />}
            {question.changeable ? (
              <button type="button" className={css.small} onClick={() => setChanging(true)}>
                고치기
              </button>
            ) : (
              !board.editable && (
                <button type="button" className={css.small} aria-label="답 신고" onClick={() => onReport('ANSWER')}>
                  신고
                </button>
              )
            )}
          </p>
        </div>
      </div>
    </li>
  );
}
