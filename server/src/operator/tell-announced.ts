import type { AppLink } from '@mungchi/contract';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { notify } from '../notifications/notify';
import { reachedAfter } from './announced-people';

export type AnnouncedBatch = {
  title: string;
  body: string;
  path: AppLink;
  near?: string;
  /** One per announcement: nobody is told twice. */
  key: string;
  after: number;
  upTo: number;
};

const AT_ONCE = 1_000;

/** Tells some and adds the job for the others with it: a process that dies between them leaves nobody out. */
export async function tellAnnounced(deps: Deps, batch: AnnouncedBatch, atOnce = AT_ONCE): Promise<void> {
  const { title, body, path, key } = batch;
  await transact(deps.db, async (tx) => {
    const people = await reachedAfter(tx, batch, atOnce);
    const entry = { kind: 'ANNOUNCED', boardId: null, title, body, path, key } as const;
    await notify(
      deps,
      tx,
      people.map((userId) => ({ userId, ...entry })),
    );
    const last = people.at(-1);
    if (last !== undefined && people.length === atOnce) {
      await deps.jobs.add(tx, 'operator.announce', { ...batch, after: last });
    }
  });
}
