import type { BoardId } from '@mungchi/contract';
import type { Entry } from './entries';

type Board = { id: BoardId };
type Asked = { id: number; text: string; answer: string | null };

/** Where the questions of a post lie open. */
const atQuestions = ({ id }: Board) => ({ boardId: id, path: `/gonggu/list/${id}?ask` as const });

export function questionAsked(board: Board, { id, text }: Asked): Entry {
  return {
    ...atQuestions(board),
    kind: 'QUESTION_ASKED',
    title: '궁금한 점이 올라왔어요',
    body: text,
    key: `question ${id}`,
  };
}

export function questionAnswered(board: Board, { id, answer }: Asked): Entry {
  return {
    ...atQuestions(board),
    kind: 'QUESTION_ANSWERED',
    title: '리더가 답했어요',
    body: answer ?? '',
    key: `answer ${id}`,
  };
}
