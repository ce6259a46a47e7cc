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

type Words = Pick<Entry, 'key' | 'title' | 'body' | 'path'>;

/** In place of `questionAsked`; the address says which, for the leader may still report it. */
export function questionRemoved(board: Board, id: number): Words {
  return {
    key: `question ${id}`,
    title: '궁금한 점이 올라왔어요',
    body: '지워진 질문이에요',
    path: `/gonggu/list/${board.id}?ask=${id}`,
  };
}

export function questionHidden({ id: boardId }: Board, id: number): Words {
  return {
    key: `question ${id}`,
    title: '궁금한 점이 올라왔어요',
    body: '운영 정책에 따라 가려진 질문이에요',
    path: `/gonggu/list/${boardId}?ask`,
  };
}

export function answerHidden({ id: boardId }: Board, id: number): Words {
  return {
    key: `answer ${id}`,
    title: '리더가 답했어요',
    body: '운영 정책에 따라 가려진 답이에요',
    path: `/gonggu/list/${boardId}?ask`,
  };
}
