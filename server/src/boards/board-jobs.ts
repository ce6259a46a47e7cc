import type { BoardId } from '@mungchi/contract';
import type { Deps } from '../deps';
import type { JobHandlers } from '../jobs/jobs';
import { tellRepeatDue } from './again/repeat-due';
import { tellEdits } from './changes/tell-edits';
import { tellNew } from './finding/tell-new';
import { tellHearts } from './tell-hearts';
import { unlessDeleted } from './unless-deleted';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'boards.tell-hearts': { boardId: BoardId };
    'boards.tell-new': { boardId: BoardId };
    /** Its name before 0380; rows of it may wait. */
    'boards.tell-nearby': { boardId: BoardId };
  }
}

type BoardJob =
  | 'boards.edit-notice'
  | 'boards.repeat'
  | 'boards.tell-hearts'
  | 'boards.tell-new'
  | 'boards.tell-nearby';

export const boardJobs: JobHandlers<Deps, BoardJob> = {
  'boards.edit-notice': (deps, { boardId }) =>
    unlessDeleted(deps, boardId, (tx, board) => tellEdits(deps, tx, board, deps.now())),
  'boards.repeat': (deps, { boardId }) => tellRepeatDue(deps, boardId),
  'boards.tell-hearts': (deps, { boardId }) => tellHearts(deps, boardId),
  'boards.tell-new': (deps, { boardId }) => tellNew(deps, boardId),
  'boards.tell-nearby': (deps, { boardId }) => tellNew(deps, boardId),
};
