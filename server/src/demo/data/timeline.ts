import type { Stage } from '@mungchi/contract';
import { CONVERSATIONS, ROOM_TALK } from './rooms';
import type { DemoBoard, DemoLine } from './types';

/** What happened in a room, oldest first. `seat` is an index into `membersOf(board)`; 0 is the leader. */
export type DemoEvent = { minutesAgo: number } & (
  | { kind: 'open' }
  | { kind: 'join' | 'pay' | 'receive'; seat: number }
  | { kind: 'stage'; stage: Exclude<Stage, 'RECRUITING'> }
  | { kind: 'say'; seat: number; text: string }
);
type Step = DemoEvent extends infer E ? (E extends unknown ? Omit<E, 'minutesAgo'> : never) : never;

const DAY = 24 * 60;
const PATH = ['RECRUITING', 'RECRUITED', 'PAYING', 'PURCHASED', 'COMPLETED'] as const;
const WEIGHT: Record<Stage, number> = {
  RECRUITING: 6,
  RECRUITED: 2,
  PAYING: 2,
  PURCHASED: 2,
  COMPLETED: 1,
  CANCELLED: 1,
};

/** Every event of a board with its time, ready to be stored in this order. */
export function timelineOf(board: DemoBoard): DemoEvent[] {
  const stages = stagesOf(board.stage);
  const opened = board.openedHoursAgo * 60;
  const over = board.stage === 'COMPLETED' || board.stage === 'CANCELLED';
  const ended = over ? Math.max(60, (-board.deadlineInDays - 2) * DAY * 0.8) : 0;
  const running = over ? stages.slice(0, -1) : stages;
  const until = over ? ended : Math.max(1, opened * 0.05);
  const total = running.reduce((sum, stage) => sum + WEIGHT[stage], 0);

  const events: DemoEvent[] = [];
  let from = opened;
  for (const stage of running) {
    const to = from - ((opened - until) * WEIGHT[stage]) / total;
    events.push(...spread(stepsOf(board, stage), from, to));
    from = to;
  }
  if (over) events.push(...spread(stepsOf(board, board.stage), ended, ended * 0.85));
  return events;
}

function stagesOf(stage: Stage): Stage[] {
  if (stage === 'CANCELLED') return ['RECRUITING', 'CANCELLED'];
  return PATH.slice(0, PATH.indexOf(stage) + 1);
}

function spread(steps: readonly Step[], from: number, to: number): DemoEvent[] {
  return steps.map(
    (step, index) => ({ ...step, minutesAgo: from - ((from - to) * index) / steps.length }) as DemoEvent,
  );
}

/** The last seat is taken, the last share paid, the last parcel fetched at the very end of a stage: that is what ends it. */
function stepsOf(board: DemoBoard, stage: Stage): Step[] {
  const said = linesOf(board, stage);
  const seats = Array.from({ length: board.members - 1 }, (_, index) => index + 1);
  const moved = board.stage !== stage && board.stage !== 'CANCELLED';
  switch (stage) {
    case 'RECRUITING': {
      const last = moved ? seats.length : 0;
      const early = seats.filter((seat) => seat !== last);
      const joins = early.map((seat): Step => ({ kind: 'join', seat }));
      return [{ kind: 'open' }, ...joins, ...said, ...(last ? [{ kind: 'join', seat: last } as const] : [])];
    }
    case 'RECRUITED':
      return [{ kind: 'stage', stage }, ...withDeeds('pay', said, moved ? seats : firstHalf(seats), moved)];
    case 'PURCHASED':
      return [{ kind: 'stage', stage }, ...withDeeds('receive', said, moved ? seats : firstHalf(seats), moved)];
    case 'PAYING':
    case 'COMPLETED':
    case 'CANCELLED':
      return [{ kind: 'stage', stage }, ...said];
  }
}

const firstHalf = (seats: readonly number[]) => seats.slice(0, Math.floor(seats.length / 2));

/** People speak, then act; the last deed closes the stage when the purchase moved on. */
function withDeeds(kind: 'pay' | 'receive', said: readonly Step[], seats: readonly number[], closing: boolean): Step[] {
  const deeds = seats.map((seat): Step => ({ kind, seat }));
  if (!closing) return [...deeds, ...said];
  return [...deeds.slice(0, -1), ...said, ...deeds.slice(-1)];
}

function linesOf(board: DemoBoard, stage: Stage): Step[] {
  const talk = ROOM_TALK[board.key];
  if (!talk) return [];
  const lines: readonly DemoLine[] = CONVERSATIONS[talk];
  const lastSeat = board.members === board.totalUser ? board.members - 1 : -1;
  return lines
    .filter(({ during, by }) => (during === 'RECRUITING' && by === lastSeat ? 'RECRUITED' : during) === stage)
    .map(({ by, text }): Step => ({ kind: 'say', seat: by, text }));
}
