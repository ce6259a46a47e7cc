import type { BoardId } from '@mungchi/contract';

const keyOf = (boardId: BoardId) => `asked:${boardId}`;

/** What a visitor wants to ask, in this tab: it outlives the trip to the identity provider. */
export function keepAsked(boardId: BoardId, text: string): void {
  sessionStorage.setItem(keyOf(boardId), text);
}

export function keptAsked(boardId: BoardId): string {
  return sessionStorage.getItem(keyOf(boardId)) ?? '';
}

export function forgetAsked(boardId: BoardId): void {
  sessionStorage.removeItem(keyOf(boardId));
}
