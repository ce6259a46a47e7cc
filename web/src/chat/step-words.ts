import type { ChatRoom, Participant } from '@mungchi/contract';
import { won } from '../ui/text/money';

export type Step = 'purchase' | 'trade';
type Question = { text: string; detail: string; yes: string; no: string };

/** What the press does to whose money: asked once, because it cannot be taken back. */
export function stepQuestion(step: Step, room: ChatRoom, me: Participant): Question {
  const followers = followersOf(room);
  if (step === 'purchase') {
    const sum = followers.reduce((total, person) => total + person.share, 0);
    return {
      text: '물건을 모두 구매하셨나요?',
      detail: `확인하면 공구를 취소할 수 없어요.\n이웃들이 낸 ${won(sum)}은 모두 물건을 받으면 전해 드려요.`,
      yes: '구매했어요',
      no: '아직이에요',
    };
  }
  const isLast = followers.every((person) => person.tradeCompleted || person.participantId === me.participantId);
  const when = isLast ? '확인하면' : '다른 이웃도 모두 확인하면';
  return {
    text: '물건을 모두 받으셨나요?',
    detail: `${when} ${won(me.share)}이 리더에게 전해져요.\n확인한 뒤에는 되돌릴 수 없어요.`,
    yes: '모두 받았어요',
    no: '아직이에요',
  };
}

export function followersOf({ participants }: ChatRoom): Participant[] {
  return participants.filter(({ role }) => role !== 'LEADER');
}
