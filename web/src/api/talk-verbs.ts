import type { ChatMessage, RoomId } from '@mungchi/contract';
import { deleteMessage, pinMessage, unpinMessage } from '@mungchi/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { call } from './call';
import { roomQuery } from './room';

/** The live connection brings the message again, in other words, to everybody. */
export function useDeleteMessage(chatRoomId: RoomId): (seq: number) => Promise<ChatMessage> {
  const queries = useQueryClient();
  return async (seq) => {
    const message = await call(deleteMessage, { params: { chatRoomId, seq } });
    queries.setQueryData(
      roomQuery(chatRoomId).queryKey,
      (room) => room && { ...room, pinned: room.pinned?.seq === seq ? null : room.pinned },
    );
    return message;
  };
}

/** The leader's notice; null takes it down. */
export function usePin(chatRoomId: RoomId): (seq: number | null) => Promise<void> {
  const queries = useQueryClient();
  return async (seq) => {
    const { pinned } =
      seq === null
        ? await call(unpinMessage, { params: { chatRoomId } })
        : await call(pinMessage, { params: { chatRoomId }, body: { seq } });
    queries.setQueryData(roomQuery(chatRoomId).queryKey, (room) => room && { ...room, pinned });
  };
}
