import type { WishId } from '@mungchi/contract';
import { useState } from 'react';
import { idIn } from '../../links';
import { useEntry } from '../../shell/app-router';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { EMPTY_DRAFT, type Filled, type ShopProduct } from './board-draft';
import { sharedPost, sharedText } from './shared-post';
import { WriteForm } from './write-form';

const ResumeDraft = lazyPart(() => import('./resume-draft').then((at) => at.ResumeDraft));

const WriteFromWish = lazyPart(() => import('./write-from-wish').then((at) => at.WriteFromWish));
const AgainScreen = lazyPart(() => import('./again-screen').then((at) => at.AgainScreen));

const NOTHING: Filled = { draft: EMPTY_DRAFT, pictures: [] };

/**
 * Opening a group purchase: from scratch, from a product of the shop, from what another app shared, from a wish, from an own
 * purchase that is opened again, or going on with a draft.
 */
export function WriteScreen() {
  const [shop] = useState(useShopProduct());
  const { search } = useEntry();
  const query = new URLSearchParams(search);
  const draftId = query.get('draft');
  const [shared] = useState(() => (shop || draftId !== null ? null : sharedPost(search)));
  const wishId = idIn<WishId>(query.get('wish'));
  const again = query.get('again');
  if (wishId) return <WriteFromWish key={wishId} wishId={wishId} />;
  if (again !== null) return <AgainScreen key={again} boardId={idIn(again)} />;
  if (draftId !== null) return <ResumeDraft key={draftId} draftId={draftId} />;
  return (
    <WriteForm
      name={draftName(shop, shared && search)}
      pristine={shared ?? NOTHING}
      shop={shop}
      picturesAt={shared?.picturesAt ?? null}
      {...(!shop && { sentence: shared ? sharedText(search) : '' })}
    />
  );
}

/** Each beginning has a draft of its own. */
function draftName(shop: ShopProduct | null, shared: string | null): string {
  if (shop) return `boardDraft:shop:${shop.productId}`;
  return shared === null ? 'boardDraft' : `boardDraft:shared:${shared}`;
}

/** Client state of the shop's button: message "shop" and the product. */
function useShopProduct(): ShopProduct | null {
  const state = useEntry().state as ({ message?: unknown } & Partial<ShopProduct>) | null;
  if (state?.message !== 'shop' || !state.productId || !state.name) return null;
  const { productId, imgUrl = '', name, categoryId = 1, price = 0 } = state;
  return { productId, imgUrl, name, categoryId, price };
}
