import { type BoardId, dayWords, type SanctionKind } from '@mungchi/contract';
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

export function sanctioned({ id, kind, until }: { id: number; kind: SanctionKind; until: Date | null }): Entry {
  const words: Record<SanctionKind, [title: string, body: string]> = {
    WARNED: ['이용 규칙을 확인해 주세요', '이웃들이 불편을 알렸어요'],
    PAUSED: ['잠시 이용이 제한돼요', `${until ? dayWords(until) : ''}까지 새 공구를 열거나 참여할 수 없어요`],
    BANNED: ['이용이 정지됐어요', '궁금한 점은 이의 신청으로 알려 주세요'],
  };
  const [title, body] = words[kind];
  return { kind: 'SANCTIONED', boardId: null, title, body, path: '/notifications', key: `sanction ${id}` };
}
