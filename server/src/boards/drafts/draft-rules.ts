import { DRAFTS_MAX, type DraftForm, type Picture, type RefusalCode } from '@mungchi/contract';

export type SavedDraft = { form: DraftForm; pictures: readonly Picture[]; updatedAt: Date };

/** `known`: what is kept under this number; `others`: how many more the person has; `base`: when the form last saw it. */
export type Saving = {
  known: SavedDraft | null;
  others: number;
  base: Date | null;
  form: DraftForm;
  pictures: readonly Picture[];
};

/**
 * A refusal, or the time of the draft: the old one where nothing changed, so that a save whose answer was lost may come again. What
 * the form has seen and is not there any more was dropped: a late save does not bring it back.
 */
export function decideSave(save: Saving, now: Date): { refused: RefusalCode } | { at: Date; changed: boolean } {
  const { known, others, base } = save;
  if (!known && base !== null) return { at: base, changed: false };
  if (!known) return others >= DRAFTS_MAX ? { refused: 'DRAFTS_FULL' } : { at: now, changed: true };
  if (isSame(known, save)) return { at: known.updatedAt, changed: false };
  if (known.updatedAt.getTime() !== base?.getTime()) return { refused: 'DRAFT_NEWER' };
  // Later than the one before, whatever the clock says: two saves must not look like one.
  return { at: new Date(Math.max(now.getTime(), known.updatedAt.getTime() + 1)), changed: true };
}

function isSame(one: Pick<Saving, 'form' | 'pictures'>, other: Pick<Saving, 'form' | 'pictures'>): boolean {
  const text = ({ form, pictures }: Pick<Saving, 'form' | 'pictures'>) =>
    JSON.stringify([Object.entries(form).toSorted(byName), pictures.map(({ url }) => url)]);
  return text(one) === text(other);
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** What a draft is called in a list; nothing while neither is known. */
export function draftName({ name, quantity }: DraftForm): string {
  return [name, quantity].filter(Boolean).join(' ');
}
