import { BELL_SHOWN_MAX } from '@mungchi/contract';

/** `9+` above nine. */
export function bellCount(unread: number): string {
  return unread > BELL_SHOWN_MAX ? `${BELL_SHOWN_MAX}+` : String(unread);
}

/** `알림, 읽지 않은 알림 3개` */
export function bellLabel(unread: number): string {
  return unread > 0 ? `알림, 읽지 않은 알림 ${unread}개` : '알림';
}
