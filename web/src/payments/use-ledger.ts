import type { RoomId } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { ledgerQuery } from '../api/room';

/** The room's ledger. Its screens have the room open, which hears whenever money moved (`useRoom`). */
export function useLedger(chatRoomId: RoomId, { enabled = true } = {}) {
  return useQuery({ ...ledgerQuery(chatRoomId), enabled, staleTime: 0 });
}
