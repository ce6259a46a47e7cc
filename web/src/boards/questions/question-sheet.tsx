import { type BoardDetail, isRecruiting, QUESTION_MAX, type Question, type ReportPart } from '@mungchi/contract';
import { BellRing, Clock3, X } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../api/error-copy';
import { useQuestions, useQuestionVerbs } from '../../api/questions';
import { rememberReturnPath } from '../../api/session/return-path';
import { readToken } from '../../api/session/token';
import { askConfirm, notify } from '../../notices/notices';
import { useSafety } from '../../safety/use-safety';
import { Button, ButtonLink } from '../../ui/control/button';
import { IconButton } from '../../ui/control/icon-button';
import { Block } from '../../ui/feedback/skeleton';
import { TextArea } from '../../ui/field/text-area';
import { useOnline } from '../../ui/frame/screen';
import { Sheet } from '../../ui/frame/sheet';
import { useLateSheet } from '../../ui/frame/use-late-sheet';
import { TimeAgo } from '../../ui/piece/time';
import { JoinLoginSheet } from '../detail/login-sheet';
import { AnswerForm } from './answer-form';
import { Answered } from './answered';
import { forgetAsked, keepAsked, keptAsked } from './asked-words';
import * as css from './question-sheet.css';

type Props = {
  board: BoardDetail;
  open: boolean;
  onClose: () => void;
  /** The number of the question that an entry of the inbox tells of. */
  asked?: number;
};

/** What neighbours asked before joining, and a place to ask. Nobody learns who did. */
export function QuestionSheet({ board, open, onClose, asked = 0 }: Props) {
  const { data, isError, refetch } = useQuestions(board.id);
  const { open: report, sheet } = useSafety();
  const isLeader = board.editable;
  const leader = board.participants[0];
  const mine = data?.waiting.find((question) => question.mine);

  const isGone = isLeader && asked > 0 && data && ![...data.waiting, ...data.answered].some(({ id }) => id === asked);

  function onReport({ id, text, answer }: Pick<Question, 'id' | 'text' | 'answer'>, part: ReportPart = 'QUESTION') {
    const said = part === 'ANSWER' ? (answer ?? '') : text;
    report({ kind: 'QUESTION', id: String(id), part, nickname: '', profileUrl: null, text: said, reports: true });
  }

  return (
    <>
      <Sheet open={open} onClose={onClose} title="궁금한 점" showTitle>
        <div className={css.close}>
          <IconButton icon={X} label="닫기" onClick={onClose} />
        </div>
        <p className={css.lead}>
          {isLeader ? '답하면' : '답이 오면'} 모두가 볼 수 있어요. 누가 물었는지는 보이지 않아요.
        </p>
        {isError && !data && (
          <p className={css.quiet}>
            지금은 볼 수 없어요.{' '}
            <Button size="small" kind="secondary" onPress={() => refetch()}>
              다시
            </Button>
          </p>
        )}
        {!data && !isError && <Block height={72} radius={16} />}
        {isGone && (
          <div className={css.gone}>
            <p className={css.note}>지워진 질문이에요. 문제가 있었다면 신고해 주세요.</p>
            <button
              type="button"
              className={css.small}
              onClick={() => onReport({ id: asked, text: '지워진 질문', answer: null })}
            >
              신고
            </button>
          </div>
        )}
        {mine && !isLeader && <Mine board={board} question={mine} />}
        {data && isLeader && data.waiting.length > 0 && (
          <Waiting board={board} questions={data.waiting} onReport={onReport} />
        )}
        {data && isLeader && data.waiting.length + data.answered.length === 0 && (
          <p className={css.quiet}>
            {isRecruiting(board.boardStatus) ? '아직 질문이 없어요. 올라오면 알려 드릴게요.' : '올라온 질문이 없어요.'}
          </p>
        )}
        {isLeader && data && data.answered.length > 0 && (
          <h3 className={css.answeredHead}>답한 질문 {data.answered.length}개</h3>
        )}
        {data && (
          <ul className={css.list}>
            {data.answered.map((question) => (
              <Answered
                key={question.id}
                board={board}
                question={question}
                face={leader?.profileUrl ?? null}
                onReport={(part) => onReport(question, part)}
              />
            ))}
          </ul>
        )}
        {mine && !isLeader && (
          <p className={css.told}>
            <BellRing size={18} aria-hidden />
            답이 오면 알려 드릴게요.
          </p>
        )}
        {data && !isLeader && !mine && <Ask board={board} />}
      </Sheet>
      {sheet}
    </>
  );
}

/** For the leader: the first one is open, the others wait for a press. */
function Waiting({
  board,
  questions,
  onReport,
}: {
  board: BoardDetail;
  questions: readonly Question[];
  onReport: (question: Question) => void;
}) {
  const [chosen, setChosen] = useState<number | null>(null);
  const opened = questions.find(({ id }) => id === chosen)?.id ?? questions[0]!.id;
  return (
    <section className={css.waiting} aria-label="답을 기다리는 질문">
      <h3 className={css.head}>답을 기다리는 질문 {questions.length}개</h3>
      {questions.map((question) =>
        question.id === opened ? (
          <AnswerForm key={question.id} board={board} question={question} onReport={() => onReport(question)} />
        ) : (
          <div key={question.id} className={css.other}>
            <div className={css.words}>
              <p className={css.text}>{question.text}</p>
              <p className={css.note}>
                <TimeAgo instant={question.askedAt} />
              </p>
            </div>
            <Button size="small" kind="secondary" onPress={() => setChosen(question.id)}>
              답하기
            </Button>
          </div>
        ),
      )}
    </section>
  );
}

function Mine({ board, question }: { board: BoardDetail; question: Question }) {
  const { drop } = useQuestionVerbs(board.id);

  async function takeBack() {
    if (!(await askConfirm('질문을 지울까요?', { yes: '지우기', danger: true }))) return;
    try {
      await drop(question.id);
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  }

  return (
    <section className={css.mine} aria-label="내 질문">
      <div className={css.words}>
        <p className={css.waits}>
          <Clock3 size={16} aria-hidden />
          답을 기다리고 있어요
        </p>
        <p className={css.text}>{question.text}</p>
        <p className={css.note}>
          <TimeAgo instant={question.askedAt} />
        </p>
      </div>
      <Button size="small" kind="secondary" onPress={takeBack}>
        지우기
      </Button>
    </section>
  );
}

function Ask({ board }: { board: BoardDetail }) {
  const [text, setText] = useState(() => keptAsked(board.id));
  const [problem, setProblem] = useState<string>();
  const { ask } = useQuestionVerbs(board.id);
  const login = useLateSheet();
  const online = useOnline();
  if (board.join) {
    return (
      <div className={css.foot}>
        <ButtonLink to={`/chat/${board.chatRoomId}`} kind="secondary">
          채팅방에서 물어보기
        </ButtonLink>
      </div>
    );
  }
  if (!isRecruiting(board.boardStatus)) return <p className={css.quiet}>모집이 끝나 더 물어볼 수 없어요.</p>;

  async function send() {
    if (!readToken()) {
      keepAsked(board.id, text);
      rememberReturnPath(`/gonggu/list/${board.id}?ask`);
      return login.open();
    }
    if (!online) return setProblem('연결되면 다시 눌러 주세요.');
    try {
      await ask(text.trim());
      setText('');
      forgetAsked(board.id);
      notify('물어봤어요. 답이 오면 알려 드릴게요.');
    } catch (error) {
      setProblem(fieldOf(error) ?? errorText(error));
    }
  }

  return (
    <div className={`${css.foot} ${css.short}`}>
      <TextArea
        label="궁금한 점"
        rows={2}
        placeholder="예: 껍질이 얇은 귤인가요?"
        max={QUESTION_MAX}
        value={text}
        error={problem}
        onChangeText={(next) => {
          setText(next);
          setProblem(undefined);
        }}
      />
      <Button disabled={text.trim() === ''} onPress={send}>
        물어보기
      </Button>
      {login.isWanted && <JoinLoginSheet board={board} open={login.isOpen} onClose={login.close} />}
    </div>
  );
}

function fieldOf(error: unknown): string | undefined {
  return (error as { fields?: Record<string, string> }).fields?.['text'];
}
