import type { Picture } from '@mungchi/contract';

/** The form as it is being filled in. */
export type BoardDraft = {
  name: string;
  totalUser: number | null;
  quantity: string;
  price: number | null;
  location: string;
  deadline: string;
  categoryId: 1 | 2 | 3 | 4 | null;
  content: string;
};

export const EMPTY_DRAFT: BoardDraft = {
  name: '',
  totalUser: null,
  quantity: '',
  price: null,
  location: '',
  deadline: '',
  categoryId: null,
  content: '',
};

/** What the product fixes when one comes from the shop. */
export type ShopProduct = { productId: number; imgUrl: string; name: string; categoryId: 1 | 2 | 3 | 4; price: number };

type Ready = { draft: BoardDraft; pictures: number; uploading: boolean; shop: boolean };

/** Loose, as specified: every needed value differs from its empty one, and nothing is still on its way up. */
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

export function isUntouched(draft: BoardDraft, pictures: number): boolean {
  return (
    pictures === 0 && Object.entries(EMPTY_DRAFT).every(([key, value]) => draft[key as keyof BoardDraft] === value)
  );
}

const KEY = 'boardDraft';

type Kept = { draft: BoardDraft; pictures: Picture[] };

/** A reload or a call in the middle of writing loses nothing. */
export function keepDraft(kept: Kept): void {
  if (isUntouched(kept.draft, kept.pictures.length)) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(kept));
}

export function keptDraft(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept && { draft: { ...EMPTY_DRAFT, ...kept.draft }, pictures: kept.pictures ?? [] };
  } catch {
    return null;
  }
}

export function dropDraft(): void {
  sessionStorage.removeItem(KEY);
}
