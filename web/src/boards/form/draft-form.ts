import type { BoardId, BodyInput, Draft, ProductId } from '@mungchi/contract';
import type { saveDraft } from '@mungchi/contract/calls';
import { type BoardDraft, EMPTY_DRAFT, type Filled, sameForm } from './board-draft';

/** A product of the shop, or the own purchase that is opened again. */
export type DraftOrigin = { productId: ProductId | null; again: BoardId | null };

/** What of the form is kept on the server: the fields that hold something. */
export function draftBody({ draft, pictures }: Filled, origin: DraftOrigin): BodyInput<typeof saveDraft> {
  const filled = Object.entries({ ...draft, ...origin }).filter(([, value]) => value !== '' && value !== null);
  return { form: Object.fromEntries(filled), images: pictures.map(({ url }) => url) };
}

/** The form as another device left it. */
export function filledOf({ form, pictures }: Pick<Draft, 'form' | 'pictures'>): Filled {
  const { productId: _, again: __, ...fields } = form;
  return { draft: { ...EMPTY_DRAFT, ...(fields as Partial<BoardDraft>) }, pictures };
}

/** Whether what the server keeps is this form: it keeps texts without the blanks around them. */
export function isStoredAs(kept: Filled, form: Filled): boolean {
  return sameForm(trimmed(kept), trimmed(form));
}

function trimmed({ draft, pictures }: Filled): Filled {
  const { name, quantity, location, meetingNote, content } = draft;
  const texts = { name, quantity, location, meetingNote, content };
  const bare = Object.entries(texts).map(([field, words]) => [field, words.trim()] as const);
  return { draft: { ...draft, ...Object.fromEntries(bare) }, pictures };
}

/** A UUID; `randomUUID` exists only on https and localhost. */
export function newDraftId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
