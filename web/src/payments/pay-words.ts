import { type ChatRoom, costOf, type Ledger, type Participant, type Stage } from '@mungchi/contract';
import { won } from '../ui/text/money';
import type { PayState } from './pay-state';
import { borneBy, paySums } from './pay-sums';

/** Where the money stands, in one sentence. Whether a cancelled room ever had any only its ledger knows, once it is there. */
export function paymentLine(room: ChatRoom, entries?: Ledger['entries']): string {
  switch (room.stage) {
    case 'RECRUITING':
      return '모두 모이면 결제할 수 있어요.';
    case 'RECRUITED': {
      const { unpaidBy } = paySums(room);
      if (unpaidBy === 0) return '빈자리가 채워지면 리더가 주문해요.';
      if (room.vacantUntil) return '빈자리가 채워지고 모두 결제하면 리더가 주문해요.';
      return `${unpaidBy === 1 ? '한 명만' : `${unpaidBy}명이`} 더 결제하면 리더가 주문해요.`;
    }
    case 'PAYING':
      return isLeading(room) ? '모두 결제했어요. 이제 물건을 살 차례예요.' : '모두 결제했어요. 리더가 주문하고 있어요.';
    case 'PURCHASED':
      return isLeading(room)
        ? '구매를 마쳤어요. 이제 이웃들에게 전할 차례예요.'
        : '리더가 구매를 마쳤어요. 이제 물건을 받을 차례예요.';
    case 'COMPLETED':
      return `공구가 끝나서 이웃들이 낸 ${won(paidOf(room))}을 리더에게 전했어요.`;
    case 'CANCELLED':
      if (paySums(room).paidBy > 0 || entries?.length) return '취소된 공구예요. 결제한 금액은 모두 돌려 드려요.';
      return entries ? '취소된 공구예요. 결제한 이웃은 없어요.' : '취소된 공구예요.';
  }
}

const isLeading = ({ participants }: ChatRoom) => participants.some(({ me, role }) => me && role === 'LEADER');

/** Without what came back of it. */
function paidOf({ participants }: ChatRoom): number {
  const payers = participants.filter(({ role, payStatement }) => role === 'FOLLOWER' && payStatement === 'PAID');
  return payers.reduce((sum, { share, refunded = 0 }) => sum + share - refunded, 0);
}

/** How many have paid and how many have not, as the reader counts. */
export function countLine(room: ChatRoom): { paid: string; left: string } {
  const { paidBy, unpaidBy } = paySums(room);
  const isMe = room.participants.some(({ me, payStatement }) => me && payStatement === 'UNPAID');
  const left = unpaidBy === 0 ? '' : unpaidBy === 1 && isMe ? ' · 나만 남았어요' : ` · ${unpaidBy}명 남았어요`;
  return { paid: `${paidBy}명`, left: ` 결제 완료${left}` };
}

/** The leader's share is no payment to us. */
export function leaderLine(stage: Stage): string {
  return stage === 'PURCHASED' || stage === 'COMPLETED' ? '살 때 직접 냈어요' : '살 때 직접 내요';
}

/** What the reader's own amount is called. */
export function ownLabel({ stage }: ChatRoom, { role, payStatement }: Participant, state: PayState | null): string {
  if (state === 'refunding') return '환불받을 금액';
  if (state === 'refunded') return '환불받은 금액';
  if (stage === 'CANCELLED') return '내가 낼 예정이었던 금액';
  if (role === 'LEADER') return '리더 부담 금액';
  return payStatement === 'PAID' ? '내가 낸 금액' : '내가 낼 금액';
}

/** What the reader's own share came to so far: what went back of it is no longer in it. */
export function ownAmount(room: ChatRoom, me: Participant, state: PayState | null): number {
  if (state === 'leader') return borneBy(room, me);
  return state === 'paid' ? me.share - (me.refunded ?? 0) : me.share;
}

/** Why the leader's share is a few won higher; nothing where it is not, or nobody pays any more. */
export function remainderLine(room: ChatRoom): string | null {
  const { participants, totalUser, maxSeats, stage } = room;
  const leader = participants.find((participant) => participant.role === 'LEADER');
  const cost = costOf(room);
  const remainder = cost % totalUser;
  if (!leader || remainder === 0 || stage === 'CANCELLED') return null;
  const isEqual = participants.every(({ seats }) => seats === 1);
  const parts = isEqual ? `${totalUser}명이 똑같이` : maxSeats > 1 ? `${totalUser}몫으로` : `${totalUser}자리로 똑같이`;
  return `${parts} 나누고 남은 ${won(remainder)}은 리더 ${leader.nickname}님이 내요. 모두 더하면 딱 ${won(cost)}이에요.`;
}
