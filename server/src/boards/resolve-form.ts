import type { BoardForm, Picture, ProductId, UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { searchTokens } from '../korean/search-tokens';
import { assertOwnPictures } from '../media/own-pictures';
import { Refusal } from '../refusal';
import { boardTitle, searchedTitle } from './board-rules';

/** Name, category and pictures: from the product if there is one, else from the form. */
export type BoardGoods = { name: string; categoryId: number; pictures: Picture[] };

export async function goodsOfProduct({ db }: Deps, productId: ProductId): Promise<BoardGoods> {
  const product = await db
    .selectFrom('products')
    .select(['name', 'categoryId', 'picture'])
    .where('id', '=', productId)
    .executeTakeFirst();
  if (!product) throw new Refusal('PRODUCT_NOT_FOUND');
  return { name: product.name, categoryId: product.categoryId, pictures: [product.picture] };
}

/** `before`: of a post that is edited, its pictures. */
export async function goodsOfForm(
  deps: Deps,
  userId: UserId,
  form: BoardForm,
  categoryId: number,
  before: readonly Picture[] = [],
): Promise<BoardGoods> {
  const shown = before.map(({ url }) => url);
  const pictures = await assertOwnPictures(deps, userId, [...new Set(form.images)], shown);
  return { name: form.name ?? '', categoryId, pictures };
}

export async function placeOf({ places }: Deps, address: string): Promise<{ latitude: number; longitude: number }> {
  const place = await places.geocode(address);
  if (!place) throw new Refusal('ADDRESS_NOT_FOUND');
  return { latitude: place.latitude, longitude: place.longitude };
}

/** The columns derived from the form. */
export function columnsOf(form: BoardForm, { name, pictures }: Pick<BoardGoods, 'name' | 'pictures'>) {
  const title = boardTitle(name, form.quantity);
  return {
    name,
    title,
    quantity: form.quantity,
    totalUser: form.totalUser,
    price: form.price,
    content: form.content,
    deadline: form.deadline,
    location: form.location,
    ...(form.meetingNote !== undefined && { meetingNote: form.meetingNote }),
    pictures: JSON.stringify(pictures),
    searchTokens: searchTokens(searchedTitle(title), form.content),
  };
}
