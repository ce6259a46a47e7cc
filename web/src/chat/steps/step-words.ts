import type { ChatRoom, Participant } from '@mungchi/contract';
import { won } from '../../ui/text/money';

export type Step = 'purchase' | 'trade';
type Question = { text: string; detail: string; yes: string; no: string };

/** What 거래 완료 does to whose money: asked once, because it cannot be taken back. 구매 완료 asks in a sheet of its own. */
export function tradeQuestion(room: ChatRoom, me: Participant): Question {
  const followers = followersOf(room);
  const isLast = followers.every((person) => person.tradeCompleted || person.participantId === me.participantId);
  const when = isLast ? '확인하면' : '다른 이웃도 모두 확인하면';
  return {
    text: '물건을 모두 받으셨나요?',
    detail: `${when} ${won(me.share - (me.refunded ?? 0))}이 리더에게 전해져요.\n확인한 뒤에는 되돌릴 수 없어요.`,
    yes: '네, 받았어요',
    no: '아직이에요',
  };
}

export function followersOf({ participants }: ChatRoom): Participant[] {
  return participants.filter(({ role }) => role !== 'LEADER');
}
