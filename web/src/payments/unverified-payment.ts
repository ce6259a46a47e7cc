import type { RoomId } from '@mungchi/contract';

/**
 * An approved payment whose verification got no response. Saved for this tab, so that pressing 결제하기 again asks about that
 * payment first instead of opening the card page once more.
 */
const key = (chatRoomId: RoomId) => `payment.${chatRoomId}`;

export function rememberUnverified(chatRoomId: RoomId, impUid: string): void {
  sessionStorage.setItem(key(chatRoomId), impUid);
}

export function unverifiedPayment(chatRoomId: RoomId): string | null {
  return sessionStorage.getItem(key(chatRoomId));
}

export function forgetUnverified(chatRoomId: RoomId): void {
  sessionStorage.removeItem(key(chatRoomId));
}
