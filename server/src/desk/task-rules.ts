import {
  type BoardId,
  type LeaderState,
  pathOf,
  TASK_KINDS,
  type Task,
  type TaskKind,
  type Turn,
  turnsOf,
} from '@mungchi/contract';

/** A purchase one leads, as the table of turns reads it. */
export type DeskBoard = { boardId: BoardId; title: string; image: string; state: LeaderState };

/** More of one purchase would hide the others. */
const PER_BOARD = 2;

type Dated = { task: Task; at: number };

/**
 * What waits for the leader, the most pressing first. Of one purchase the first two of the table: what ends unless the leader
 * acts stands there before everything else, so it is never the one left out.
 */
export function tasksOf(led: readonly DeskBoard[], now: Date): Task[] {
  return (
    led
      .flatMap((board) =>
        turnsOf(board.state, now)
          .filter(isTask)
          .slice(0, PER_BOARD)
          .map((turn) => dated(board, turn)),
      )
      // Two without an instant differ by NaN, which says nothing either.
      .toSorted((a, b) => a.at - b.at || place(a.task) - place(b.task) || a.task.boardId - b.task.boardId)
      .map(({ task }) => task)
  );
}

type LeaderTurn = Turn & { kind: TaskKind };

/** A review is asked for in its room. */
const isTask = (turn: Turn): turn is LeaderTurn => TASK_KINDS.some((kind) => kind === turn.kind);

function dated({ boardId, title, image }: DeskBoard, { kind, by, n, of }: LeaderTurn): Dated {
  const task = { kind, boardId, title, image, by: by?.toISOString() ?? null, n, of, path: pathOf(kind, boardId) };
  return { task, at: by?.getTime() ?? Number.POSITIVE_INFINITY };
}

const place = ({ kind }: Task): number => TASK_KINDS.indexOf(kind);
