import type { RoomId } from '@mungchi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { realtime } from '../../api/live/realtime';
import { roomQuery } from '../../api/room';
import { showAlert } from '../../notices/notices';

/** The room is gone, or the reader is no longer a member: a refetch tells which. */
const LOST_PERMISSION = ['NOT_A_MEMBER', 'ROOM_NOT_FOUND'];

/** Notices for connection errors that a reconnect does not fix. */
export function useConnectionNotices(chatRoomId: RoomId): void {
  const queries = useQueryClient();
  const onError = useEffectEvent((code: string) => {
    if (!LOST_PERMISSION.includes(code)) return void showAlert('채팅 연결 중 문제가 생겼어요. 다시 연결할게요.');
    return void queries.invalidateQueries({ queryKey: roomQuery(chatRoomId).queryKey });
  });
  // Subscribes to the live connection.
  useEffect(() => {
    const unwatchErrors = realtime.onError((code) => onError(code));
    const unwatch = realtime.onConnection(() => {
      if (realtime.connection !== 'gave-up') return;
      void showAlert('채팅에 연결하지 못했어요. 페이지를 새로고침 해 주세요.');
    });
    return () => {
      unwatchErrors();
      unwatch();
    };
  }, []);
}
