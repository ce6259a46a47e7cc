import type { BoardState } from './board-rules';

type Terms = Pick<BoardState, 'price' | 'totalUser' | 'deadline'> & {
  name: string;
  quantity: string;
  location: string;
};

/** What members are told when the terms they joined under change; null when none of those did. */
export function editNotice(before: Terms, after: Terms): string | null {
  const changes = [
    before.name !== after.name && `상품 ${after.name}`,
    before.quantity !== after.quantity && `총 수량 ${after.quantity}`,
    before.price !== after.price && `총 가격 ${after.price.toLocaleString('ko-KR')}원`,
    before.totalUser !== after.totalUser && `인원 ${after.totalUser}명`,
    before.deadline !== after.deadline && `마감일 ${dayOf(after.deadline)}`,
    before.location !== after.location && `거래 장소 ${after.location}`,
  ].filter((change) => change !== false);
  return changes.length > 0 ? `리더가 공구 내용을 바꿨어요. ${changes.join(', ')}` : null;
}

function dayOf(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${month}월 ${day}일`;
}
