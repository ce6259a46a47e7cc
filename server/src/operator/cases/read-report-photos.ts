import type { ReportId } from '@mungchi/contract';
import { talkFile } from '../../chat/pictures/picture-rules';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { look, type Operator } from '../operator';
import type { Kept } from './snapshot';

const WIDTH = 640;

/**
 * The photos of a reported message, in the answer itself: their addresses stay closed to operators. Each look is on record before
 * anything is shown. One that is gone meanwhile is left out.
 */
export async function readReportPhotos(
  deps: Deps,
  operator: Operator,
  reportId: ReportId,
): Promise<{ photos: string[] }> {
  const { db, pictures } = deps;
  const report = await db
    .selectFrom('reports')
    .select(['targetKind', 'targetUserId', 'snapshot'])
    .where('id', '=', reportId)
    .executeTakeFirst();
  if (!report || report.targetUserId === operator.userId) throw new Refusal('REPORT_NOT_FOUND');
  await look(deps, operator, { what: 'read.photos', target: `report ${reportId}` });
  const { photos = [] } = report.snapshot as Kept;
  const files = await Promise.all(
    photos.map(async (id) => (await pictures.talk.get(talkFile(id, WIDTH))) ?? pictures.talk.get(talkFile(id))),
  );
  return {
    photos: files.flatMap((file) => (file ? `data:image/webp;base64,${Buffer.from(file).toString('base64')}` : [])),
  };
}
