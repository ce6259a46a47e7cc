import { type BoardId, HOUR_MS, LATE_CHANGE_HOURS, meetingWords } from '@mungchi/contract';
import type { Entry } from './entries';

/** What is told of the meeting, without to whom. */
type Meeting = { startsAt: Date; endsAt: Date; place: string; version: number };
type Told = Extract<Entry['kind'], 'APPOINTMENT_SET' | 'APPOINTMENT_CHANGED' | 'APPOINTMENT_CANCELLED'>;

const TITLES: Record<Told, string> = {
  APPOINTMENT_SET: '약속이 정해졌어요',
  APPOINTMENT_CHANGED: '약속이 바뀌었어요',
  APPOINTMENT_CANCELLED: '약속이 취소됐어요',
};

/** `lateAt`: it was changed when people may already be on their way, and is told at once. */
export function appointmentTold(board: { id: BoardId }, kind: Told, meeting: Meeting, lateAt: Date | null): Entry {
  return {
    kind,
    boardId: board.id,
    title: TITLES[kind],
    body: whenAndWhere(meeting),
    path: handoverScreen(board),
    key: `appointment ${board.id} ${meeting.version}`,
    urgentUntil: lateAt ? new Date(lateAt.getTime() + LATE_CHANGE_HOURS * HOUR_MS) : meeting.startsAt,
  };
}

/** `11월 20일 금요일 저녁 7시 ~ 8시, 성수역 3번 출구` */
export function whenAndWhere({ startsAt, endsAt, place }: Pick<Meeting, 'startsAt' | 'endsAt' | 'place'>): string {
  return `${meetingWords(startsAt, endsAt)}, ${place}`;
}

const handoverScreen = ({ id }: { id: BoardId }): string => `/chat/${id}/handover`;

export function pollOpened(board: { id: BoardId }, pollId: number): Entry {
  const [title, body] = ['언제 만날까요?', '되는 때를 모두 골라 주세요'];
  return { ...atMeeting(board), kind: 'POLL_OPENED', title, body, key: `poll ${pollId}` };
}

export function pollAnsweredByAll(board: { id: BoardId }, pollId: number): Entry {
  const [title, body] = ['모두 답했어요', '약속을 정해 주세요'];
  return { ...atMeeting(board), kind: 'POLL_ANSWERED_ALL', title, body, key: `poll all ${pollId}` };
}

const atMeeting = (board: { id: BoardId }) => ({ boardId: board.id, path: handoverScreen(board) });
