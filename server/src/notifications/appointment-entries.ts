import {
  type AppLink,
  type BoardId,
  clockWords,
  HOUR_MS,
  LATE_CHANGE_HOURS,
  meetingWords,
  type PollId,
  seoulDay,
} from '@mungchi/contract';
import { josa } from 'es-hangul';
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
export function appointmentEntry(board: { id: BoardId }, kind: Told, meeting: Meeting, lateAt: Date | null): Entry {
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

const handoverScreen = ({ id }: { id: BoardId }): AppLink => `/chat/${id}/handover`;

export function pollOpened(board: { id: BoardId }, pollId: PollId): Entry {
  const [title, body] = ['언제 만날까요?', '가능한 시간을 모두 골라 주세요'];
  return { ...atMeeting(board), kind: 'POLL_OPENED', title, body, key: `poll ${pollId}` };
}

export function pollAnsweredByAll(board: { id: BoardId }, pollId: PollId): Entry {
  const [title, body] = ['모두 답했어요', '약속을 정해 주세요'];
  return { ...atMeeting(board), kind: 'POLL_ANSWERED_ALL', title, body, key: `poll all ${pollId}` };
}

const atMeeting = (board: { id: BoardId }) => ({ boardId: board.id, path: handoverScreen(board) });

type Soon = Pick<Meeting, 'startsAt' | 'place'> & { setAt: Date };

/** The evening before, or an hour before; in minutes when the hour has begun. */
export function appointmentSoon(board: { id: BoardId }, step: 'day' | 'hour', meeting: Soon, now: Date): Entry {
  const { startsAt, place } = meeting;
  const soon = { ...atMeeting(board), kind: 'APPOINTMENT_SOON' as const, urgentUntil: startsAt };
  const key = soonKeys(board, meeting)[step];
  if (step === 'hour') {
    return {
      ...soon,
      key,
      title: `${leftWords(startsAt, now)} 뒤에 만나요`,
      body: `${place} · ${clockWords(startsAt)}`,
    };
  }
  const day = seoulDay(startsAt) === seoulDay(now) ? '오늘' : '내일';
  return { ...soon, key, title: `${day} ${clockWords(startsAt)}에 만나요`, body: place };
}

/** Of one time and place: moved, it is reminded of anew, and what was not sent yet is dropped. */
export function soonKeys(board: { id: BoardId }, { setAt }: Pick<Soon, 'setAt'>): Record<'day' | 'hour', string> {
  const key = `${board.id} ${setAt.toISOString()}`;
  return { day: `meet tomorrow ${key}`, hour: `meet soon ${key}` };
}

/** `best` null: nobody chose any; `past`: what was chosen is over. */
export function pollEnded(
  board: { id: BoardId },
  pollId: PollId,
  best: Pick<Meeting, 'startsAt' | 'endsAt'> | 'past' | null,
): Entry {
  return {
    ...atMeeting(board),
    kind: 'POLL_ENDED',
    title: '가능한 시간을 다 물어봤어요',
    body: endedWords(best),
    key: `poll end ${pollId}`,
  };
}

function endedWords(best: Parameters<typeof pollEnded>[2]): string {
  if (best === null) return '고른 시간이 없어요. 다시 물어보거나 약속을 바로 정할 수 있어요';
  if (best === 'past') return '고른 시간이 모두 지났어요. 다시 물어보거나 약속을 바로 정할 수 있어요';
  return `가장 많은 이웃이 고른 시간은 ${josa(meetingWords(best.startsAt, best.endsAt), '이에요/예요')}. 약속으로 정할까요?`;
}

const MINUTE_MS = 60_000;

function leftWords(startsAt: Date, now: Date): string {
  const minutes = Math.ceil((startsAt.getTime() - now.getTime()) / MINUTE_MS);
  return minutes > 55 ? '1시간' : `${minutes}분`;
}
