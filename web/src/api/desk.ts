import type { ParticipantId, RoomId } from '@mungchi/contract';
import { desk, packing, savePackingNote } from '@mungchi/contract/calls';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { call } from './call';
import { endpointQuery } from './query-client';

/** What waits for the leader, across purchases. Read again on every visit: it changes with the clock and with others. */
export const deskQuery = { ...endpointQuery(desk), refetchOnMount: 'always' as const };

/** Who gets how much. */
export const packingQuery = (chatRoomId: RoomId) => endpointQuery(packing, { params: { chatRoomId } });

type Note = { participantId: ParticipantId; note: string };

/** Writes the leader's note; it stands in the list once the server has it. */
export function useSaveNote(chatRoomId: RoomId) {
  const queries = useQueryClient();
  return async ({ participantId, note }: Note): Promise<void> => {
    await call(savePackingNote, { params: { chatRoomId, targetParticipantId: participantId }, body: { note } });
    putNote(queries, chatRoomId, { participantId, note });
  };
}

function putNote(queries: QueryClient, chatRoomId: RoomId, { participantId, note }: Note): void {
  queries.setQueryData(
    packingQuery(chatRoomId).queryKey,
    (known) =>
      known && {
        ...known,
        people: known.people.map((one) => (one.participantId === participantId ? { ...one, note } : one)),
      },
  );
}
