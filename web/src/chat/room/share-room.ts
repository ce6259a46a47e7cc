import type { ChatRoom } from '@mungchi/contract';
import type { SharedBoard } from '../../shell/share-board';

/** Shares the post of a room; the code for it comes with the press. */
export async function shareRoom(room: ChatRoom): Promise<void> {
  const { shareBoard } = await import('../../shell/share-board');
  await shareBoard(sharedRoom(room));
}

/** What of a room is shared. */
export function sharedRoom(room: ChatRoom): SharedBoard {
  return {
    ...room,
    id: room.groupBoardId,
    title: room.boardTitle,
    currentUsers: room.totalUser - room.openSeats,
  };
}
