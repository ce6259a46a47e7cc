import {
  ALL_BACK_TEXT,
  type ChatMessage,
  type ChatRoom,
  dayWords,
  type NoticeKind,
  type Participant,
  STEPS,
  type Stage,
} from '@mungchi/contract';
import type { MascotMood } from '../../ui/mascot/mascot-look';
import type { SoughtPlace } from '../../ui/text/map-links';
import { won } from '../../ui/text/money';
import { endWords } from '../steps/end-words';

/** What a button in the mascot's bubble does. `done`: it was pressed before. */
export type SystemAction =
  | { to: 'pay' | 'review' | 'dispute' }
  /** The leader asks when everybody can come. */
  | { ask: 'poll' }
  | { press: 'purchase' | 'trade'; done: boolean }
  /** The leader's ways to fill a seat. */
  | { fill: 'vacancy' }
  /** The leader says what it cost. */
  | { say: 'spent' };

export type SystemContent = {
  headline?: string;
  text: string;
  mood: MascotMood;
  fact?: { label: string; value: string };
  /** How many of the followers have paid. */
  paid?: { by: number; of: number };
  place?: SoughtPlace;
  /** Which of the leader's last three steps comes next. */
  left?: 1 | 2;
  action?: SystemAction;
};

/** The mascot's bubble, as this reader sees it now. A remark (a deadline, a deleted post) is only its words. */
export function systemContent(message: ChatMessage, room: ChatRoom, me: Participant): SystemContent {
  const { chatStatus: stage, notice, message: words } = message;
  if (notice) return remarkContent(notice, words, room, me);
  return stage ? stageContent(stage, words, room, me) : { text: words, mood: 'calm' };
}

function remarkContent(notice: NoticeKind, text: string, room: ChatRoom, me: Participant): SystemContent {
  switch (notice) {
    case 'CLOSING':
    case 'EXPIRED':
    case 'EDITED':
    case 'HANDED_ON':
    case 'UNDONE':
    case 'TAKEN_REST':
    case 'BUY_EXTENDED':
    case 'BUY_OVERDUE':
    case 'APPOINTMENT':
    case 'RECEIPT':
    // No button: the bar under the stepper leads to the payment.
    case 'PAY_REMINDER':
    case 'PAY_END':
    case 'PAY_EXTENDED':
      return { text, mood: 'calm' };
    case 'POLL':
      // Answered and decided: nobody is asked any more.
      if (!room.poll || room.poll.closed) return { text: '가능한 시간을 물어봤어요.', mood: 'calm' };
      return {
        headline: '언제 만날까요?',
        text: '가능한 시간을 모두 골라 주세요.\n누르면 바로 전해져요.',
        mood: 'thinking',
      };
    case 'VACANCY':
      return { text, mood: 'sorry', ...(isToFill(room, me) && { action: { fill: 'vacancy' } }) };
    case 'DELETED':
      return { text, mood: 'sorry' };
    case 'PAYMENT_LOST':
      return { text, mood: 'sorry', action: { to: 'pay' } };
  }
}

function stageContent(stage: Stage, words: string, room: ChatRoom, me: Participant): SystemContent {
  const isLeader = me.role === 'LEADER';
  switch (stage) {
    case 'RECRUITING':
      return { headline: '반가워요!', text: words, mood: 'greeting' };
    case 'RECRUITED':
      return {
        headline: '모두 모였어요!',
        text: isLeader
          ? '이웃들이 각자 낼 금액을 결제할 거예요.\n모두 결제하면 바로 알려 드릴게요.'
          : '이제 각자 낼 금액을 결제해 주세요.\n모두 결제하면 리더가 바로 주문해요.',
        mood: 'happy',
        // What is owed stands in the bar under the stepper.
        ...(!owes(room, me) && { fact: { label: shareLabel(room, me), value: won(me.share) } }),
        ...(room.stage === 'RECRUITED' && { paid: paidFollowers(room) }),
        action: { to: 'pay' },
      };
    case 'PAYING':
      if (!isLeader) {
        return {
          headline: '모두 결제했어요!',
          text: '지금 리더가 물건을 구매하고 있어요.\n구매가 끝나면 알려 드릴게요.',
          mood: 'happy',
        };
      }
      return {
        headline: '모두 결제했어요!',
        text: '이제 물건을 구매하고\n구매 완료를 눌러 주세요.',
        mood: 'happy',
        ...(room.stage === 'PAYING' &&
          room.buyBy && { fact: { label: '구매 기한', value: dayWords(Date.parse(room.buyBy)) } }),
        // Also in a room that went back to paying, because a payment was lost.
        ...(room.stage !== 'CANCELLED' &&
          room.stage !== 'RECRUITED' && { action: { press: 'purchase', done: isPast(room.stage, 'PAYING') } }),
      };
    case 'PURCHASED':
      return {
        headline: '구매가 끝났어요!',
        text: isLeader
          ? '이제 만나서 전하면 돼요.\n모두 받으면 공구가 완료돼요.'
          : '받을 장소와 시간을 함께 정해 주세요.\n물건을 받으면 거래 완료를 눌러 주세요.',
        mood: 'happy',
        place: { address: room.location, note: room.meetingNote, point: room },
        ...(!isLeader && { action: receiveAction(room, me) }),
        ...(isLeader && room.stage === 'PURCHASED' && leftFor(room)),
      };
    case 'COMPLETED':
      if (words === ALL_BACK_TEXT)
        return { headline: '아쉽지만 여기까지예요', text: words, mood: 'sorry', action: { to: 'review' } };
      return {
        headline: '공구 완료!',
        text: endWords(room, me),
        mood: 'happy',
        action: { to: 'review' },
      };
    case 'CANCELLED':
      return { headline: '아쉽지만 여기까지예요', text: words, mood: 'sorry' };
  }
}

/** What is left for the leader, with the receipt asked for before anything else. */
function leftFor({ appointment, poll, spent }: ChatRoom): Pick<SystemContent, 'left' | 'action'> {
  const left = appointment ? 2 : 1;
  if (spent === null) return { left, action: { say: 'spent' } };
  return appointment || poll ? { left } : { left, action: { ask: 'poll' } };
}

/** An open dispute has to be ended before receiving. */
function receiveAction({ stage, disputed }: ChatRoom, { tradeCompleted }: Participant): SystemAction {
  if (disputed && stage === 'PURCHASED') return { to: 'dispute' };
  return { press: 'trade', done: tradeCompleted || isPast(stage, 'PURCHASED') };
}

function isToFill({ stage, vacantUntil }: ChatRoom, { role }: Participant): boolean {
  return role === 'LEADER' && stage === 'RECRUITED' && vacantUntil !== null;
}

function owes({ stage }: ChatRoom, { role, payStatement }: Participant): boolean {
  return stage === 'RECRUITED' && role === 'FOLLOWER' && payStatement === 'UNPAID';
}

function paidFollowers({ participants }: ChatRoom): { by: number; of: number } {
  const followers = participants.filter(({ role }) => role === 'FOLLOWER');
  return { by: followers.filter(({ payStatement }) => payStatement === 'PAID').length, of: followers.length };
}

function shareLabel({ stage }: ChatRoom, { role }: Participant): string {
  return role === 'LEADER' || stage === 'CANCELLED' ? '내 몫' : '내가 낸 금액';
}

function isPast(stage: Stage, step: (typeof STEPS)[number]): boolean {
  return STEPS.indexOf(stage as (typeof STEPS)[number]) > STEPS.indexOf(step);
}
