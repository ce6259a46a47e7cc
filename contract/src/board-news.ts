import * as z from 'zod/mini';
import { calendarDate, count, id, idParam } from './shapes';
import { BOARD_STATUSES, STAGES } from './stages';
import { topic } from './topic';

/** What changed in a group purchase. Delivery is not guaranteed: a client that may have missed one reads again. */
export const BoardNews = z.object({
  id,
  boardStatus: z.enum(BOARD_STATUSES),
  stage: z.enum(STAGES),
  totalUsers: count,
  currentUsers: count,
  deadline: calendarDate,
  /** The group purchase was deleted: its page is gone. */
  deleted: z.boolean(),
  /** Something was asked or answered: whoever shows questions reads them again. How many wait. */
  questions: z.optional(count),
});
export type BoardNews = z.infer<typeof BoardNews>;

const coordinate = (digits: RegExp) => z.pipe(z.string().check(z.regex(digits)), z.transform(Number));

export const boardNews = topic({
  path: '/topic/board.:boardId',
  summary: 'Changes of one group purchase',
  auth: 'user',
  params: z.object({ boardId: idParam }),
  body: BoardNews,
  errors: [],
});

export const neighbourhoodNews = topic({
  path: '/topic/boards.:row.:column',
  summary: 'Changes of every group purchase in one square of the map’s grid, for lists and maps',
  auth: 'user',
  params: z.object({ row: coordinate(/^\d{1,4}$/), column: coordinate(/^\d{1,5}$/) }),
  body: BoardNews,
  errors: [],
});
