import { type ChatRoom, costOfShare, type Participant } from '@mungchi/contract';
import { hasAllBack } from '../../api/all-back';

/** How a completed purchase went, as far as this reader is told of it. */
export function endWords(room: ChatRoom, me: Participant): string {
  const went = hasAllBack(me)
    ? '낸 돈은 모두 돌려 드렸어요.'
    : isAllWell(room)
      ? '모두 잘 받았어요.'
      : '공구를 마쳤어요.';
  return `${went}\n함께한 이웃에게 리뷰를 남겨 주세요.`;
}

/** Nobody got more back than what the goods cost less. */
function isAllWell(room: ChatRoom): boolean {
  return room.participants.every((person) => person.share - (person.refunded ?? 0) >= costOfShare(room, person));
}
