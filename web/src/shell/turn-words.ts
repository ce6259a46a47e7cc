import { type ChatRoomRow, pathOf, ROOM_DUES, type RoomDue } from '@mungchi/contract';
import { won } from '../ui/text/money';

type Pressing = Exclude<RoomDue, 'REVIEW'>;
export type WaitingTurn = ChatRoomRow & { due: Pressing };
export const isPressing = (room: ChatRoomRow): room is WaitingTurn => room.due !== null && room.due !== 'REVIEW';

/** The soonest; without a clock what keeps others waiting longest: paying, then buying, answering, having received. */
export function mostPressing(rooms: readonly ChatRoomRow[]): WaitingTurn | undefined {
  return byPressure(rooms)[0];
}

/** All that wait for this reader, the most pressing first. */
export function byPressure(rooms: readonly ChatRoomRow[]): WaitingTurn[] {
  const until = ({ dueBy }: WaitingTurn) => (dueBy ? Date.parse(dueBy) : Number.MAX_SAFE_INTEGER);
  return rooms
    .filter(isPressing)
    .sort((a, b) => until(a) - until(b) || ROOM_DUES.indexOf(a.due) - ROOM_DUES.indexOf(b.due));
}

/** `ask`: the same as a sentence among others of its kind, with a button of one word. */
type Words = { headline: string; button: string; ask?: string; verb?: string };

const WORDS: Record<Pressing, (room: ChatRoomRow) => Words> = {
  ANSWER: () => ({ headline: '이웃이 문제를 알렸어요', button: '답하기' }),
  CHANGE: () => ({ headline: '공구 내용이 바뀌었어요', button: '고르기' }),
  VACANCY: () => ({ headline: '빈자리가 생겼어요', button: '채우기' }),
  PAY: ({ perPersonPrice, share = perPersonPrice }) => ({
    headline: '모두 모였어요!',
    button: `${won(share)} 결제하기`,
    ask: `${won(share)}을 결제해 주세요`,
    verb: '결제하기',
  }),
  BUY: () => ({
    headline: '모두 결제했어요!',
    button: '물건 사러 가기',
    ask: '물건을 살 차례예요',
    verb: '사러 가기',
  }),
  HAND: () => ({ headline: '만나서 전할 시간이에요', button: '전달 화면', verb: '전하기' }),
  PICK: () => ({ headline: '가능한 시간이 모였어요', button: '정하기' }),
  MEET: () => ({ headline: '약속을 정할 차례예요', button: '약속 정하기', verb: '정하기' }),
  POLL: () => ({ headline: '언제 만날까요?', button: '고르기' }),
  RECEIVE: () => ({ headline: '물건을 받으셨나요?', button: '확인하기' }),
};

/** What is to be done in a room that waits for this reader, and where. */
export function turnWords(room: WaitingTurn) {
  const words = WORDS[room.due](room);
  return { ask: words.headline, verb: words.button, ...words, path: pathOf(room.due, room.id) };
}
