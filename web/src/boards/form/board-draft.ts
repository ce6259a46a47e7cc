import { DAY_MS, DRAFT_DAYS, type Picture, type ProductId } from '@mungchi/contract';
import { keepOwn, ownMemory } from '../../api/stored/own-memory';
import { perPerson } from '../../ui/text/money';

/** The form as it is being filled in. */
export type BoardDraft = {
  name: string;
  totalUser: number | null;
  /** How many shares I take and one neighbour may take; left out: one. */
  mySeats?: number;
  maxSeats?: number;
  verifiedOnly?: boolean;
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
  const fields = [...Object.keys(EMPTY_DRAFT), 'mySeats', 'maxSeats', 'verifiedOnly'] as (keyof BoardDraft)[];
  const urls = ({ pictures }: Filled) => pictures.map(({ url }) => url).join('\n');
  return fields.every((field) => one.draft[field] === other.draft[field]) && urls(one) === urls(other);
}

/** Less is possible on the wire, and brings nobody anything. */
const SHARE_MIN = 100;

/** What is wrong with a price that leaves next to nothing for each. */
export function shareProblem({
  price,
  totalUser,
  maxSeats = 1,
}: Pick<BoardDraft, 'price' | 'totalUser' | 'maxSeats'>): string | null {
  if (price === null || totalUser === null || price <= 0 || totalUser <= 0) return null;
  if (perPerson(price, totalUser) >= SHARE_MIN) return null;
  return `한 ${maxSeats > 1 ? '몫' : '명'}당 ${SHARE_MIN}원 이상이어야 해요.`;
}

/** Under which number the server keeps an echo of it, and the time of the last one; null while there is none. */
export type Echoed = { id: string; base: string | null };

/** Fields that were filled for somebody, each with where its value comes from. */
export type Guessed = Partial<Record<keyof BoardDraft, string>>;

/** Which fields were filled for somebody and with what, and at which of them somebody has looked since. */
export type Looked = {
  said: Guessed;
  values: Partial<BoardDraft>;
  /** The place is one's own home. */
  home: boolean;
  seen: readonly (keyof BoardDraft)[];
};

type Extras = Partial<Echoed> & { looked?: Looked | null };
type Kept = Filled & Extras & { keptAt: number };
/** As it may have been written by a release before. */
type Stored = Partial<Kept> & Pick<Kept, 'draft'>;

/** Keeps the draft for this person on this device: a reload, going back, a closed tab or a phone call loses nothing. */
export function keepDraft(name: string, filled: Filled & Extras, keptAt: number): void {
  keepOwn(`own:${name}`, JSON.stringify({ ...filled, keptAt }));
}

export function storedDraft(name: string): Kept | null {
  try {
    const kept = JSON.parse(ownMemory(`own:${name}`) ?? 'null') as Stored | null;
    if (!kept) return null;
    const { draft, pictures = [], keptAt = 0, ...echoed } = kept;
    return { ...echoed, draft: { ...EMPTY_DRAFT, ...draft }, pictures, keptAt };
  } catch {
    return null;
  }
}

/** Under which name this device keeps a draft that the server has too. */
export function nameOfDraft(id: string): string | null {
  const names = Object.keys(localStorage).filter((key) => key.startsWith('own:boardDraft'));
  return names.map((key) => key.slice('own:'.length)).find((name) => storedDraft(name)?.id === id) ?? null;
}

export function dropDraft(name: string): void {
  keepOwn(`own:${name}`, null);
}

/** The server clears a picture that no post shows after a day; a draft on this device alone comes without its pictures when it is nearly as old. */
const PICTURES_KEPT_MS = 20 * 3_600_000;

export function resumed({ draft, pictures, keptAt, base }: Kept, pristine: Filled, now: number): Filled {
  const keptFor = base ? DRAFT_DAYS * DAY_MS : PICTURES_KEPT_MS;
  return { draft, pictures: now - keptAt < keptFor ? pictures : pristine.pictures };
}
