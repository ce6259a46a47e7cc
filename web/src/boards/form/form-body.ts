import type { Picture, ProductId } from '@mungchi/contract';
import type { BoardDraft } from './board-draft';

/** The payload of both calls; with a product, name, category and picture are the product's. */
export function toBody(draft: BoardDraft, pictures: readonly Picture[], productId: ProductId | null) {
  const { name, categoryId, mySeats, maxSeats, verifiedOnly, ...rest } = draft;
  const seats = { ...(mySeats !== undefined && { mySeats }), ...(maxSeats !== undefined && { maxSeats }) };
  const only = verifiedOnly !== undefined && { verifiedOnly };
  const body = { ...rest, ...seats, ...only, totalUser: draft.totalUser ?? 0, price: draft.price ?? 0 };
  if (productId !== null) return { ...body, productId, images: [] };
  return { ...body, name, categoryId, images: pictures.map((picture) => picture.url) };
}
