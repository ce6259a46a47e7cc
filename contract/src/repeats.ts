import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { boardIdParam } from './ids';
import { addDays } from './seoul';
import { calendarDate, done, wholeNumber } from './shapes';

/** Every so many weeks on a day of the week (0 is Sunday) its leader is reminded to open a purchase again. */
export const REPEAT_WEEKS = [1, 2, 4] as const;

export const Repeat = z.object({ weeks: z.literal([...REPEAT_WEEKS]), weekday: z.int(), nextOn: calendarDate });
export type Repeat = z.infer<typeof Repeat>;

/** The first reminder of a new wish: that day of the week, at least one round from today. */
export function firstReminder(today: string, { weeks, weekday }: Pick<Repeat, 'weeks' | 'weekday'>): string {
  const round = addDays(today, 7 * weeks);
  return addDays(round, (weekday - weekdayOf(round) + 7) % 7);
}

/** The first one after today that keeps the rhythm; what was missed meanwhile is not made up. */
export function nextReminder(today: string, { weeks, nextOn }: Pick<Repeat, 'weeks' | 'nextOn'>): string {
  let day: string = nextOn;
  while (day <= today) day = addDays(day, 7 * weeks);
  return day;
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00.000Z`).getUTCDay();
}

const repeatParams = z.object({ boardId: boardIdParam });

export const saveRepeat = endpoint({
  method: 'PUT',
  path: '/api/group-boards/:boardId/repeat',
  summary:
    'Reminds the leader every one, two or four weeks to open a group purchase again; repeating it changes nothing',
  auth: 'user',
  params: repeatParams,
  body: z.object({
    weeks: z.pipe(
      wholeNumber(1, 4, '1주, 2주, 4주 가운데 골라 주세요.'),
      z.literal([...REPEAT_WEEKS], '1주, 2주, 4주 가운데 골라 주세요.'),
    ),
    weekday: wholeNumber(0, 6, '요일을 골라 주세요.'),
  }),
  response: Repeat,
  errors: ['BOARD_NOT_FOUND', 'NOT_LEADER', 'REPEATS_FULL'],
});

export const endRepeat = endpoint({
  method: 'DELETE',
  path: '/api/group-boards/:boardId/repeat',
  summary: 'Ends the reminders to open a group purchase again; without any nothing changes',
  auth: 'user',
  params: repeatParams,
  response: done,
  errors: ['BOARD_NOT_FOUND', 'NOT_LEADER'],
});
