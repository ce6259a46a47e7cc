import type { Picture, ProductId } from '@mungchi/contract';
import { keepOwn, ownMemory } from '../../api/kept/own-memory';

/** The form as it is being filled in. */
export type BoardDraft = {
  name: string;
  totalUser: number | null;
  /** How many shares I take and one neighbour may take; left out: one. */
  mySeats?: number;
  maxSeats?: number;
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
  const fields = [...Object.keys(EMPTY_DRAFT), 'mySeats', 'maxSeats'] as (keyof BoardDraft)[];
  const urls = ({ pictures }: Filled) => pictures.map(({ url }) => url).join('\n');
  return fields.every((field) => one.draft[field] === other.draft[field]) && urls(one) === urls(other);
}

type Kept = Filled & { keptAt: number };

/** Keeps the draft for this person on this device: a reload, going back, a closed tab or a phone call loses nothing. */
export function keepDraft(name: string, filled: Filled, keptAt: number): void {
  keepOwn(`own:${name}`, JSON.stringify({ ...filled, keptAt }));
}

export function keptDraft(name: string): Kept | null {
  try {
    const kept = JSON.parse(ownMemory(`own:${name}`) ?? 'null') as Kept | null;
    return (
      kept && { draft: { ...EMPTY_DRAFT, ...kept.draft }, pictures: kept.pictures ?? [], keptAt: kept.keptAt ?? 0 }
    );
  } catch {
    return null;
  }
}

export function dropDraft(name: string): void {
  keepOwn(`own:${name}`, null);
}

/** The server clears a picture that no post shows after a day; a draft that is nearly as old comes without its pictures. */
const PICTURES_KEPT_MS = 20 * 3_600_000;

export function resumed({ draft, pictures, keptAt }: Kept, pristine: Filled, now: number): Filled {
  return { draft, pictures: now - keptAt < PICTURES_KEPT_MS ? pictures : pristine.pictures };
}
