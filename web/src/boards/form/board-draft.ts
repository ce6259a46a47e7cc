import type { Picture, ProductId } from '@mungchi/contract';

/** The form as it is being filled in. */
export type BoardDraft = {
  name: string;
  totalUser: number | null;
  quantity: string;
  price: number | null;
  location: string;
  meetingNote: string;
  deadline: string;
  categoryId: 1 | 2 | 3 | 4 | null;
  content: string;
};

/** What the fields hold and which pictures are up. */
export type Filled = { draft: BoardDraft; pictures: readonly Picture[] };

export const EMPTY_DRAFT: BoardDraft = {
  name: '',
  totalUser: null,
  quantity: '',
  price: null,
  location: '',
  meetingNote: '',
  deadline: '',
  categoryId: null,
  content: '',
};

/** What the product fixes when one comes from the shop. */
export type ShopProduct = {
  productId: ProductId;
  imgUrl: string;
  name: string;
  categoryId: 1 | 2 | 3 | 4;
  price: number;
};

type Ready = { draft: BoardDraft; pictures: number; uploading: boolean; shop: boolean };

/** Loose, as specified: no required value is empty, and no upload is pending. */
export function isReady({ draft, pictures, uploading, shop }: Ready): boolean {
  if (uploading) return false;
  const filled =
    draft.totalUser !== null &&
    draft.quantity !== '' &&
    draft.price !== null &&
    draft.location !== '' &&
    draft.deadline !== '';
  return filled && (shop || (draft.name !== '' && draft.categoryId !== null && pictures > 0));
}

/** Whether two states of the form say the same; the order of the pictures counts, since the first is the cover. */
export function sameForm(one: Filled, other: Filled): boolean {
  const fields = Object.keys(EMPTY_DRAFT) as (keyof BoardDraft)[];
  const urls = ({ pictures }: Filled) => pictures.map(({ url }) => url).join('\n');
  return fields.every((field) => one.draft[field] === other.draft[field]) && urls(one) === urls(other);
}

/** Saves the draft: a reload, going back or a phone call loses nothing. */
export function keepDraft(name: string, filled: Filled): void {
  sessionStorage.setItem(name, JSON.stringify(filled));
}

export function keptDraft(name: string): Filled | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Filled | null;
    return kept && { draft: { ...EMPTY_DRAFT, ...kept.draft }, pictures: kept.pictures ?? [] };
  } catch {
    return null;
  }
}

export function dropDraft(name: string): void {
  sessionStorage.removeItem(name);
}
