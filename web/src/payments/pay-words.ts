import { burdenOf, type ChatRoom } from '@mungchi/contract';
import { won } from '../ui/text/money';

/** Really paid, and the leader's own share. */
export function collectedOf(room: ChatRoom): number {
  return room.participants
    .filter((participant) => participant.payStatement === 'PAID')
    .reduce((sum, participant) => sum + burdenOf(participant), 0);
}

export function unpaidOf(room: ChatRoom): number {
  return room.participants.filter((participant) => participant.payStatement === 'UNPAID').length;
}

/** Where the money stands, in one sentence. */
export function paymentLine(room: ChatRoom): string {
  switch (room.stage) {
    case 'RECRUITING':
      return '모두 모이면 결제할 수 있어요.';
    case 'RECRUITED': {
      const unpaid = unpaidOf(room);
      return `${unpaid === 1 ? '한 명만' : `${unpaid}명이`} 더 결제하면 리더가 주문해요.`;
    }
    case 'PAYING':
      return '모두 결제했어요. 리더가 주문하고 있어요.';
    case 'PURCHASED':
      return '리더가 구매를 마쳤어요. 이제 물건을 받을 차례예요.';
    case 'COMPLETED':
      return '공구가 끝나서 모인 금액을 리더에게 전했어요.';
    case 'CANCELLED':
      return '취소된 공구예요. 결제한 금액은 모두 돌려드려요.';
  }
}

/** Why the leader's share is a few won higher; nothing where it is not, or nobody pays any more. */
export function remainderLine({ participants, totalUser, price, stage }: ChatRoom): string | null {
  const leader = participants.find((participant) => participant.role === 'LEADER');
  if (!leader?.remainder || stage === 'CANCELLED') return null;
  return `${totalUser}명이 똑같이 나누고 남은 ${won(leader.remainder)}은 리더 ${leader.nickname}님이 내요. 모두 더하면 딱 ${won(price)}이에요.`;
}
