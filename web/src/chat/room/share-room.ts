import type { ChatRoom } from '@mungchi/contract';

/** Shares the post of a room; the code for it comes with the press. */
export async function shareRoom(room: ChatRoom): Promise<void> {
  const { shareBoard } = await import('../../shell/share-board');
  await shareBoard({
    ...room,
    id: room.groupBoardId,
    title: room.boardTitle,
    currentUsers: room.totalUser - room.openSeats,
  });
}
