import type { Draft, DraftLine, UserId } from '@mungchi/contract';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { draftName } from './draft-rules';

export async function listDrafts({ db }: Pick<Deps, 'db'>, userId: UserId): Promise<DraftLine[]> {
  const rows = await db
    .selectFrom('boardDrafts')
    .select(['id', 'form', 'pictures', 'updatedAt'])
    .where('userId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .execute();
  return rows.map(({ id, form, pictures, updatedAt }) => ({
    id,
    name: draftName(form),
    image: pictures[0]?.url ?? null,
    updatedAt: updatedAt.toISOString(),
  }));
}

export async function readDraft({ db }: Pick<Deps, 'db'>, userId: UserId, draftId: string): Promise<Draft> {
  const row = await db
    .selectFrom('boardDrafts')
    .select(['id', 'form', 'pictures', 'updatedAt'])
    .where('id', '=', draftId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) throw new Refusal('DRAFT_NOT_FOUND');
  return { ...row, updatedAt: row.updatedAt.toISOString() };
}
