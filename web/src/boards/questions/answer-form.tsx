import { ANSWER_MAX, type BoardDetail, type Question } from '@mungchi/contract';
import { useState } from 'react';
import { errorText } from '../../api/error-copy';
import { useQuestionVerbs } from '../../api/questions';
import { Button } from '../../ui/control/button';
import { TextArea } from '../../ui/field/text-area';
import * as css from './question-sheet.css';

type Props = { board: BoardDetail; question: Question; onDone?: () => void; onReport?: () => void };

export function AnswerForm({ board, question, onDone, onReport }: Props) {
  const [text, setText] = useState(question.answer ?? '');
  const [problem, setProblem] = useState<string>();
  const { answer } = useQuestionVerbs(board.id);

  async function send() {
    try {
      await answer({ id: question.id, text: text.trim() });
      onDone?.();
    } catch (error) {
      setProblem((error as { fields?: Record<string, string> }).fields?.['text'] ?? errorText(error));
    }
  }

  return (
    <div className={`${css.answering} ${css.short}`}>
      <p className={css.text}>{question.text}</p>
      <TextArea
        label="답"
        rows={2}
        max={ANSWER_MAX}
        value={text}
        error={problem}
        onChangeText={(next) => {
          setText(next);
          setProblem(undefined);
        }}
      />
      <div className={css.line}>
        <p className={css.note}>답한 뒤 5분 동안만 고칠 수 있어요.</p>
        {onReport && (
          <button type="button" className={css.small} onClick={onReport}>
            신고
          </button>
        )}
        <Button size="small" disabled={text.trim() === ''} onPress={send}>
          답하기
        </Button>
      </div>
    </div>
  );
}
