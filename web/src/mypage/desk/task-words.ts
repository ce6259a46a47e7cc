import { DAY_MS, dayWords, seoulDay, type Task, type TaskKind } from '@mungchi/contract';
import { meetingTime, nearDay } from '../../time/meeting-words';

type Said = { what: string; button: string };

const WORDS: Record<TaskKind, (task: Task) => Said> = {
  ANSWER: () => ({ what: '알린 문제에 답해 주세요', button: '답하기' }),
  VACANCY: ({ n }) => ({ what: `빈자리 ${n}개를 채워 주세요`, button: '채우기' }),
  EXTEND: () => ({ what: '모집 기간이 끝났어요', button: '늘리거나 취소하기' }),
  BUY: () => ({ what: '물건을 살 차례예요', button: '사러 가기' }),
  UNPAID: ({ n }) => ({ what: `결제 ${n}명 남았어요`, button: '확인하기' }),
  HAND: ({ n, of }) => ({ what: `전달 ${n}/${of}명`, button: '전달 화면' }),
  PICK: () => ({ what: '가능한 시간이 모였어요', button: '정하기' }),
  MEET: () => ({ what: '약속을 정해 주세요', button: '정하기' }),
  FILL: ({ n }) => ({ what: `${n}자리 남았어요`, button: '이웃에게 알리기' }),
  QUESTION: ({ n }) => ({ what: `궁금한 점 ${n}개에 답해 주세요`, button: '답하기' }),
};

export const taskWords = (task: Task): Said => WORDS[task.kind](task);

export type TaskClock = { words: string; look: 'calm' | 'runs' | 'hot' };

/** Until when, red within the last day; a hand-over says since when. Null where no clock runs, or it stands still. */
export function taskClock({ kind, by }: Pick<Task, 'kind' | 'by'>, now: number): TaskClock | null {
  if (by === null) return null;
  if (kind === 'HAND') return { words: `${meetingTime(by, now)}부터`, look: 'runs' };
  const left = Date.parse(by) - now;
  if (left <= 0) return kind === 'PICK' ? null : { words: '기한이 지났어요', look: 'hot' };
  return { words: `${untilWords(by, now)}까지`, look: left < DAY_MS ? 'hot' : 'calm' };
}

/** `오늘 밤 9시`, `내일 밤 9시`, `11월 22일`; the end of a day is that day. */
function untilWords(by: string, now: number): string {
  const last = new Date(Date.parse(by) - 1).toISOString();
  const isEndOfDay = seoulDay(Date.parse(by)) !== seoulDay(Date.parse(last));
  if (isEndOfDay) return nearDay(last, now) ?? dayWords(Date.parse(last));
  return nearDay(by, now) ? meetingTime(by, now) : dayWords(Date.parse(by));
}
