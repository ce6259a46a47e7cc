import type { ParticipantId, Picture, RoomId, TalkPictureUse } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import { copyPicture } from '../chat/pictures/copy-picture';
import type { TakenPictures } from '../chat/pictures/take-pictures';
import { usePictures } from '../chat/pictures/use-pictures';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { isStored } from '../media/media-rules';

const BATCH = 50;
/** As the partial indexes of 0352 and 0353 say it. */
const IN_MEDIA = sql.lit('$[*].url ? (@ starts with "/media/")');

type Shown = { id: number; roomId: RoomId; participantId: ParticipantId; pictures: Picture[] };
type Place = { table: string; column: string; use: TalkPictureUse };

/**
 * What receipts and disputes of before show could be fetched by anybody who had its address: it moves into its room. Run again it does
 * nothing; what the release before writes beside this one is moved by the next run.
 */
export async function moveEvidence(deps: Deps, signal: AbortSignal): Promise<void> {
  await moveAll(deps, signal, { table: 'disputes', column: 'pictures', use: 'DISPUTE' }, sql`d.participant_id`);
  const leader = sql`(select id from participants where board_id = d.board_id and role = 'LEADER')`;
  await moveAll(deps, signal, { table: 'disputes', column: 'answer_pictures', use: 'DISPUTE' }, leader);
  await moveAll(deps, signal, { table: 'receipts', column: 'pictures', use: 'RECEIPT' }, leader);
}

async function moveAll(deps: Deps, signal: AbortSignal, place: Place, uploader: RawBuilder<unknown>): Promise<void> {
  const { table, column } = place;
  // The index of disputes is over both columns.
  const indexed = table === 'disputes' ? sql`(pictures || answer_pictures) @? ${IN_MEDIA} and` : sql``;
  let after = 0;
  while (!signal.aborted) {
    const { rows } = await sql<Shown>`
      select d.id, d.board_id as room_id, ${uploader} as participant_id, d.${sql.ref(column)} as pictures
      from ${sql.table(table)} d
      where ${indexed} d.${sql.ref(column)} @? ${IN_MEDIA} and d.id > ${after}
      order by d.id limit ${BATCH}`.execute(deps.db);
    for (const shown of rows) {
      if (signal.aborted) return;
      after = shown.id;
      await move(deps, place, shown).catch((err: unknown) =>
        deps.log.error({ err, table, id: shown.id }, 'evidence not moved'),
      );
    }
    if (rows.length < BATCH) return;
  }
}

async function move(deps: Deps, { table, column, use }: Place, shown: Shown): Promise<void> {
  const { id, roomId, participantId } = shown;
  const taken: TakenPictures = { pictures: [], copied: [] };
  for (const picture of shown.pictures) {
    const copy = isStored(picture.url) ? await copyPicture(deps, { roomId, participantId, use }, picture) : null;
    if (copy) taken.copied.push(picture.url);
    // One whose file is not there stays named: the volume may be away.
    taken.pictures.push(copy ?? picture);
  }
  if (taken.copied.length === 0) return;
  await transact(deps.db, async (tx) => {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${JSON.stringify(taken.pictures)}::jsonb
      where id = ${id} and ${sql.ref(column)} = ${JSON.stringify(shown.pictures)}::jsonb`.execute(tx);
    // Another node was first.
    if (numAffectedRows === 0n) return;
    await usePictures(deps, tx, taken);
  });
}
