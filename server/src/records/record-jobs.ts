import type { BoardId } from '@mungchi/contract';
import type { Deps } from '../deps';
import type { JobHandlers } from '../jobs/jobs';
import { noteRoom } from './note-room';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'records.note': { boardId: BoardId };
  }
}

export const recordJobs = {
  'records.note': (deps, { boardId }) => noteRoom(deps, boardId),
} satisfies Partial<JobHandlers<Deps>>;
