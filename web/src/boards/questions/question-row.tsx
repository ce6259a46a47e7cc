import { type BoardDetail, isRecruiting } from '@mungchi/contract';
import { ChevronRight, MessageCircleQuestion } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useSearch } from 'wouter';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { useLateSheet } from '../../ui/frame/use-late-sheet';
import * as css from './question-row.css';

const QuestionSheet = lazyPart(() => import('./question-sheet').then((at) => at.QuestionSheet));

/** On the post: what was asked before joining. `?ask` opens it, from the inbox. */
export function QuestionRow({ board }: { board: BoardDetail }) {
  const sheet = useLateSheet();
  const asked = new URLSearchParams(useSearch()).get('ask');
  const isAsked = asked !== null;
  const open = useEffectEvent(sheet.open);
  // What the address asks for is known to the browser alone: a rendered page has no sheet.
  useEffect(() => {
    if (isAsked) open();
  }, [isAsked]);
  // A post that was kept for reading offline may not say.
  const { answered, waiting } = board.questions ?? { answered: 0, waiting: 0 };
  const isInvited = answered + waiting === 0 && !board.join && !board.editable && isRecruiting(board.boardStatus);
  return (
    <>
      <button type="button" className={css.row} aria-haspopup="dialog" onClick={sheet.open}>
        <span className={css.tile}>
          <MessageCircleQuestion size={22} aria-hidden />
        </span>
        <span className={css.words}>
          <span className={css.what}>
            {isInvited ? '참여하기 전에 물어보세요' : '궁금한 점'}
            {answered > 0 && <b className={css.many}> {answered}</b>}
          </span>
          {waiting > 0 && <span className={css.note}>답을 기다리는 질문 {waiting}개</span>}
        </span>
        <ChevronRight size={20} aria-hidden className={css.arrow} />
      </button>
      {sheet.isWanted && (
        <QuestionSheet board={board} asked={Number(asked)} open={sheet.isOpen} onClose={sheet.close} />
      )}
    </>
  );
}
