import { DAY_MS, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { TalkPictureRow } from '../../db/room-tables';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { pictureStep, SHORTEST_KEPT_MS, talkFilesOf } from './picture-rules';

const BATCH = 2000;

type Candidate = Pick<TalkPictureRow, 'id' | 'use' | 'usedAt' | 'createdAt'> & { over: Date | null };

/** Uploads that nobody used within a day, and those whose dispute or receipt need not be kept longer: marked, files, row. */
export async function clearPictures(deps: Pick<Deps, 'db' | 'now' | 'pictures'>, signal: AbortSignal): Promise<void> {
  await removeMarked(deps, signal);
  let after = '';
  while (!signal.aborted) {
    const found = await findCandidates(deps, after);
    const due = found.filter((picture) => pictureStep(picture, picture.over, deps.now()) !== null);
    await markRemoved(deps, due);
    await removeMarked(deps, signal);
    if (found.length < BATCH) return;
    after = found.at(-1)!.id;
  }
}

/** Of somebody who leaves: what they uploaded and did not use. */
export async function dropUnsent(tx: Tx, userId: UserId, at: Date): Promise<void> {
  await tx
    .updateTable('talkPictures')
    .set({ removedAt: at })
    .where('participantId', 'in', tx.selectFrom('participants').select('id').where('userId', '=', userId))
    .where('usedAt', 'is', null)
    .where('removedAt', 'is', null)
    .execute();
}

/** Those that may be due, each with the end of what shows it. */
async function findCandidates({ db, now }: Pick<Deps, 'db' | 'now'>, after: string): Promise<Candidate[]> {
  const at = now().getTime();
  const { rows } = await sql<Candidate>`
    select t.id, t.use, t.used_at, t.created_at, case t.use
      when 'DISPUTE' then (select d.ended_at from disputes d
        where d.board_id = t.room_id and (d.pictures || d.answer_pictures) @> shown.as_json limit 1)
      when 'RECEIPT' then (select r.at from receipts r
        where r.board_id = t.room_id and r.pictures @> shown.as_json limit 1) end as over
    from talk_pictures t
    cross join lateral (
      select jsonb_build_array(jsonb_build_object('url', '/talk/' || t.room_id || '/' || t.id || '.webp')) as as_json
    ) shown
    where t.removed_at is null and t.id > ${after}
      and (t.used_at is null and t.created_at <= ${new Date(at - DAY_MS)}
        or t.used_at <= ${new Date(at - SHORTEST_KEPT_MS)})
    order by t.id limit ${BATCH}`.execute(db);
  return rows;
}

/** One that was used meanwhile stays. */
async function markRemoved({ db, now }: Pick<Deps, 'db' | 'now'>, due: readonly Candidate[]): Promise<void> {
  const ids = (isUsed: boolean) => due.filter(({ usedAt }) => (usedAt !== null) === isUsed).map(({ id }) => id);
  await sql`
    update talk_pictures set removed_at = ${now()}
    where removed_at is null
      and (id = any(${ids(false)}) and used_at is null or id = any(${ids(true)}))`.execute(db);
}

/** Files first, then the row: after a crash the mark shows what is left to remove. */
async function removeMarked({ db, pictures }: Pick<Deps, 'db' | 'pictures'>, signal: AbortSignal): Promise<void> {
  const marked = await db
    .selectFrom('talkPictures')
    .select(['id', 'widths'])
    .where('removedAt', 'is not', null)
    .execute();
  for (const picture of marked) {
    if (signal.aborted) return;
    for (const file of talkFilesOf(picture)) await pictures.talk.remove(file);
    await db.deleteFrom('talkPictures').where('id', '=', picture.id).where('removedAt', 'is not', null).execute();
  }
}
