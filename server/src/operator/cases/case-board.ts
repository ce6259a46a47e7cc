import type { CaseBoard, Picture } from '@mungchi/contract';
import type { BoardRow } from '../../db/rows';

export function caseBoard(board: BoardRow): CaseBoard {
  return {
    boardId: board.id,
    title: board.title,
    stage: board.stage,
    price: board.price,
    totalUser: board.totalUser,
    memberCount: board.memberCount,
    location: board.location,
    imgUrl: (board.pictures as Picture[])[0]?.url ?? '',
    heldAt: board.heldAt?.toISOString() ?? null,
    takenDownAt: board.takenDownAt?.toISOString() ?? null,
    createdAt: board.createdAt.toISOString(),
  };
}
