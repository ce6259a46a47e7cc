import { type BoardId, dayWords, type SanctionKind, type UserId } from '@mungchi/contract';
import type { Entry } from './entries';

type Board = { id: BoardId };

export function boardHeld(board: Board, at: Date): Entry {
  return {
    kind: 'BOARD_HELD',
    boardId: board.id,
    title: '공구를 잠시 확인하고 있어요',
    body: '확인이 끝나면 알려 드려요',
    path: `/gonggu/list/${board.id}`,
    key: `held ${board.id} ${at.toISOString()}`,
  };
}

export function boardFine(board: Board, at: Date): Entry {
  return {
    kind: 'BOARD_FINE',
    boardId: board.id,
    title: '확인이 끝났어요',
    body: '이웃들이 다시 볼 수 있어요',
    path: `/gonggu/list/${board.id}`,
    key: `fine ${board.id} ${at.toISOString()}`,
  };
}

export function boardTakenDown(board: Board, reason: string, at: Date): Entry {
  return {
    kind: 'TAKEN_DOWN',
    boardId: board.id,
    title: '운영 정책에 따라 공구를 내렸어요',
    body: reason,
    path: `/chat/${board.id}`,
    key: `taken down ${board.id} ${at.toISOString()}`,
  };
}

/** What an operator answers, as one reads it in the inbox. */
export function answered(what: 'inquiry' | 'appeal', id: number, answer: string): Entry {
  const title = what === 'inquiry' ? '문의에 답했어요' : '이의 신청에 답했어요';
  return {
    kind: 'ANSWERED',
    boardId: null,
    title,
    body: answer,
    path: what === 'inquiry' ? '/help' : '/notifications',
    key: `${what} ${id}`,
  };
}

/** The reporter reads neither whom it was about nor what was decided. */
export function reportEnded(report: { id: number }): Entry {
  return {
    kind: 'REPORT_ENDED',
    boardId: null,
    title: '신고를 처리했어요',
    body: '알려 주셔서 고마워요',
    path: '/notifications',
    key: `report ${report.id}`,
  };
}

export function verifyAgain(userId: UserId, at: Date): Entry {
  return {
    kind: 'VERIFY_AGAIN',
    boardId: null,
    title: '휴대전화를 다시 확인해 주세요',
    body: '공구를 열기 전에 내 번호인지 확인할게요',
    path: '/mypage/account',
    key: `verify again ${userId} ${at.toISOString()}`,
  };
}

export function sanctioned({ id, kind, until }: { id: number; kind: SanctionKind; until: Date | null }): Entry {
  const words: Record<SanctionKind, [title: string, body: string]> = {
    WARNED: ['이용 규칙을 확인해 주세요', '이웃들이 불편을 알렸어요'],
    PAUSED: ['잠시 이용이 제한돼요', `${until ? dayWords(until) : ''}까지 새 공구를 열거나 참여할 수 없어요`],
    BANNED: ['이용이 정지됐어요', '궁금한 점은 이의 신청으로 알려 주세요'],
  };
  const [title, body] = words[kind];
  return { kind: 'SANCTIONED', boardId: null, title, body, path: '/notifications', key: `sanction ${id}` };
}
