import type { BoardId, RoomId } from '@mungchi/contract';
import { sayJoinFailed, useJoinBoard } from '../api/board-verbs';
import { useLocation } from '../links';

/** The last press of a join sheet: takes the seats, closes the sheet and goes into the room, or says why not. */
export function useEnterRoom({ id, chatRoomId }: { id: BoardId; chatRoomId: RoomId }, closeSheet: () => void) {
  const [, navigate] = useLocation();
  const join = useJoinBoard();
  return async (seats: number): Promise<void> => {
    try {
      await join(id, seats);
      closeSheet();
      navigate(`/chat/${chatRoomId}`, { state: { joined: true } });
    } catch (error) {
      closeSheet();
      await sayJoinFailed(error);
    }
  };
}
