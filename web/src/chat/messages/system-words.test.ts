import {
  ALL_BACK_TEXT,
  type ChatMessage,
  type ChatRoom,
  PAYMENT_LOST_TEXT,
  type Participant,
  type ParticipantId,
  type Stage,
  type UserId,
} from '@mungchi/contract';
import { expect, test } from 'vitest';
import { message } from '../talk/test-messages';
import { systemContent } from './system-words';

const follower: Participant = {
  participantId: 9 as ParticipantId,
  userId: 90 as UserId,
  nickname: '감자도리',
  profileUrl: '',
  me: true,
  role: 'FOLLOWER',
  payStatement: 'UNPAID',
  perPersonPrice: 9900,
  reviewed: false,
  tradeCompleted: false,
  mannerLeader: 50,
  mannerParticipant: 50,
  seats: 1,
  share: 9900,
  payBy: null,
  handingOn: false,
  nudgeable: false,
};
const leader: Participant = { ...follower, role: 'LEADER', payStatement: 'PAID', remainder: 1, share: 9901 };
const room = (stage: Stage, closed = false) =>
  ({
    stage,
    closed,
    location: '서울 성동구 왕십리로 115',
    meetingNote: '서울숲역 3번 출구',
    participants: [leader, follower, { ...follower, payStatement: 'PAID' }],
  }) as ChatRoom;
const said = (chatStatus: Stage, seq = 20): ChatMessage =>
  message(seq, { messageType: 'SYSTEM', participantId: null, chatStatus, message: '서버의 말' });

const now = (status: Stage, me: Participant, stage: Stage = status) => systemContent(said(status), room(stage), me);

test('each role hears at each stage what is theirs to do', () => {
  const told = (['RECRUITED', 'PAYING', 'PURCHASED', 'COMPLETED', 'CANCELLED'] as const).flatMap((stage) =>
    [leader, follower].map((me) => {
      const { headline, fact, paid, place, action } = now(stage, me);
      const does = action && ('to' in action ? `→ ${action.to}` : 'press' in action && action.press);
      return [
        stage,
        me.role,
        headline,
        fact?.label,
        fact?.value,
        paid && `${paid.by}/${paid.of}`,
        place?.note,
        place?.address,
        does,
      ]
        .filter(Boolean)
        .join(' | ');
    }),
  );
  expect(told).toEqual([
    'RECRUITED | LEADER | 모두 모였어요! | 내 몫 | 9,901원 | 1/2 | → pay',
    'RECRUITED | FOLLOWER | 모두 모였어요! | 1/2 | → pay',
    'PAYING | LEADER | 모두 결제했어요! | purchase',
    'PAYING | FOLLOWER | 모두 결제했어요!',
    'PURCHASED | LEADER | 구매가 끝났어요! | 서울숲역 3번 출구 | 서울 성동구 왕십리로 115',
    'PURCHASED | FOLLOWER | 구매가 끝났어요! | 서울숲역 3번 출구 | 서울 성동구 왕십리로 115 | trade',
    'COMPLETED | LEADER | 공구 완료! | → review',
    'COMPLETED | FOLLOWER | 공구 완료! | → review',
    'CANCELLED | LEADER | 아쉽지만 여기까지예요',
    'CANCELLED | FOLLOWER | 아쉽지만 여기까지예요',
  ]);
});

test('a button that was used stays used', () => {
  expect(now('PAYING', leader).action).toEqual({ press: 'purchase', done: false });
  expect(now('PAYING', leader, 'PURCHASED').action).toEqual({ press: 'purchase', done: true });
  expect(now('PAYING', leader, 'CANCELLED').action).toBeUndefined();
  expect(now('PAYING', leader, 'RECRUITED').action).toBeUndefined();
  expect(now('PURCHASED', follower).action).toEqual({ press: 'trade', done: false });
  expect(now('PURCHASED', { ...follower, tradeCompleted: true }).action).toEqual({ press: 'trade', done: true });
  expect(now('PURCHASED', follower, 'COMPLETED').action).toEqual({ press: 'trade', done: true });
});

test('the leader who has bought reads what is left: the receipt first, then the meeting', () => {
  const at = (more: Partial<ChatRoom>) =>
    systemContent(said('PURCHASED'), { ...room('PURCHASED'), spent: 9900, ...more }, leader);
  expect(at({ spent: null })).toMatchObject({ left: 1, action: { say: 'spent' } });
  expect(at({})).toMatchObject({ left: 1, action: { ask: 'poll' } });
  const poll = { id: 1, endsAt: '', closed: false, answered: false, unanswered: 2 };
  expect(at({ poll }).action).toBeUndefined();
  const met = at({ appointment: { startsAt: '', endsAt: '', place: '' } });
  expect([met.left, met.action]).toEqual([2, undefined]);
  expect(now('PURCHASED', leader, 'COMPLETED').left).toBeUndefined();
  expect(now('PURCHASED', follower).left).toBeUndefined();
});

test('whoever has told of a problem is led to it instead of confirming the receipt', () => {
  const of = (stage: Stage) => systemContent(said('PURCHASED'), { ...room(stage), disputed: true }, follower).action;
  expect(of('PURCHASED')).toEqual({ to: 'dispute' });
  expect(of('COMPLETED')).toEqual({ press: 'trade', done: true });
});

test('cards lead to the payments and the reviews, also later', () => {
  expect(now('RECRUITED', follower).action).toEqual({ to: 'pay' });
  expect(now('RECRUITED', follower, 'PURCHASED').action).toEqual({ to: 'pay' });
  expect(now('COMPLETED', follower).action).toEqual({ to: 'review' });
});

test('the share reads as paid once it is, and is nobody’s debt in a cancelled room', () => {
  expect(now('RECRUITED', { ...follower, payStatement: 'PAID' }).fact?.label).toBe('내가 낸 금액');
  expect(now('RECRUITED', follower, 'CANCELLED').fact?.label).toBe('내 몫');
});

test('while it is paid the card says how many have; what one owes stands in the bar', () => {
  expect(now('RECRUITED', follower)).toMatchObject({ paid: { by: 1, of: 2 } });
  expect(now('RECRUITED', follower).fact).toBeUndefined();
  expect(now('RECRUITED', { ...follower, payStatement: 'PAID' })).toMatchObject({ paid: { by: 1, of: 2 } });
  expect(now('RECRUITED', { ...follower, payStatement: 'PAID' }, 'PURCHASED').paid).toBeUndefined();
});

test('the greeting greets, wherever it stands; remarks only remark', () => {
  const greeting = { headline: '반가워요!', text: '서버의 말', mood: 'greeting' };
  for (const seq of [1, 2, 40])
    expect(systemContent(said('RECRUITING', seq), room('RECRUITING'), follower)).toEqual(greeting);
  for (const notice of ['CLOSING', 'EXPIRED', 'EDITED'] as const)
    for (const seq of [2, 40])
      expect(systemContent({ ...said('RECRUITING', seq), notice }, room('RECRUITING'), follower)).toEqual({
        text: '서버의 말',
        mood: 'calm',
      });
});

test('a farewell is sorry, and the cards before it stay as they were', () => {
  const farewell: ChatMessage = { ...said('COMPLETED', 40), notice: 'DELETED' };
  expect(systemContent(farewell, room('COMPLETED', true), follower)).toEqual({ text: '서버의 말', mood: 'sorry' });
  expect(systemContent(said('COMPLETED', 30), room('COMPLETED', true), follower).action).toEqual({ to: 'review' });
});

test('a payment that was lost at the card company is told in its own words, with the way to pay', () => {
  const lost: ChatMessage = { ...said('RECRUITED'), message: PAYMENT_LOST_TEXT, notice: 'PAYMENT_LOST' };
  const action = { to: 'pay' };
  for (const me of [leader, follower])
    expect(systemContent(lost, room('RECRUITED'), me)).toEqual({ text: PAYMENT_LOST_TEXT, mood: 'sorry', action });
  expect(systemContent(lost, room('PAYING'), follower).action).toEqual({ to: 'pay' });
});

test('a vacancy is the leader’s to fill, as long as there is one', () => {
  const remark: ChatMessage = { ...said('RECRUITED'), notice: 'VACANCY' };
  const vacant = { ...room('RECRUITED'), vacantUntil: '2026-11-19T12:00:00.000Z' } as ChatRoom;
  expect(systemContent(remark, vacant, leader).action).toEqual({ fill: 'vacancy' });
  expect(systemContent(remark, vacant, follower).action).toBeUndefined();
  expect(systemContent(remark, { ...vacant, vacantUntil: null }, leader).action).toBeUndefined();
});

test('a poll asks as long as it is open', () => {
  const asked: ChatMessage = { ...said('PURCHASED'), notice: 'POLL' };
  const poll = { id: 1, endsAt: '2026-11-20T12:00:00.000Z', closed: false, answered: false, unanswered: 1 };
  const open = { ...room('PURCHASED'), poll } as ChatRoom;
  expect(systemContent(asked, open, follower).headline).toBe('언제 만날까요?');
  for (const over of [null, { ...poll, closed: true }]) {
    const { headline, text } = systemContent(asked, { ...open, poll: over }, follower);
    expect([headline, text]).toEqual([undefined, '가능한 시간을 물어봤어요.']);
  }
});

test('the leader reads until when to buy, while that is to be done', () => {
  const buyBy = '2026-11-24T12:00:00.000Z';
  const fact = (stage: Stage, me: Participant) =>
    systemContent(said('PAYING'), { ...room(stage), buyBy } as ChatRoom, me).fact;
  expect(fact('PAYING', leader)).toEqual({ label: '구매 기한', value: '11월 24일' });
  expect(fact('PAYING', follower)).toBeUndefined();
  expect(fact('PURCHASED', leader)).toBeUndefined();
});

test('a purchase of which everybody got the money back says so instead of celebrating', () => {
  const over: ChatMessage = { ...said('COMPLETED'), message: ALL_BACK_TEXT };
  expect(systemContent(over, room('COMPLETED'), follower)).toEqual({
    headline: '아쉽지만 여기까지예요',
    text: '물건을 전하지 못해 모두 돌려 드렸어요.',
    mood: 'sorry',
    action: { to: 'review' },
  });
});
