import type { Deps } from '../../deps';
import { retryJob } from '../../jobs/failed-jobs';
import { Refusal } from '../../refusal';
import { act, type Operator } from '../operator';

export async function retryJobAs(deps: Deps, operator: Operator, jobId: number): Promise<void> {
  await act(deps, operator, async (tx, note) => {
    if (!(await retryJob(tx, jobId, deps.now()))) throw new Refusal('NOT_FOUND');
    await note({ what: 'job.retry', target: `job ${jobId}` });
  });
}
