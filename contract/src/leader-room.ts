import { shareOf } from './shares';

/** A purchase somebody leads, with the leader's own seats. */
export type Led = { price: number; totalUser: number; seats: number };

/** What others pay in all of it. */
export function exposureOf(led: readonly Led[]): number {
  return led.reduce((sum, each) => sum + each.price - shareOf(each, { role: 'LEADER', seats: each.seats }), 0);
}

/** The largest price for these seats that asks others for no more than `left`, down to whole thousands. */
export function largestPrice(left: number, { totalUser, seats }: Omit<Led, 'price'>): number {
  const unit = Math.floor(Math.max(0, left) / (totalUser - seats));
  return Math.floor((unit * totalUser + totalUser - 1) / 1000) * 1000;
}

/** What a new leader reads where the room that is left is used up, or nearly. */
export function leaderRoomWords(left: number, seats: Omit<Led, 'price'>): string {
  const price = largestPrice(left, seats);
  if (price === 0) return '지금 연 공구를 마치면 다시 열 수 있어요. 이웃과 공구를 마칠수록 늘어나요.';
  return `지금은 ${price.toLocaleString('ko-KR')}원까지 열 수 있어요. 이웃과 공구를 마칠수록 늘어나요.`;
}
