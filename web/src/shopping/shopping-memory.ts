import type { ShelfIndex } from '../api/products';

const KEY = 'shoppingPage';

type Kept = { tab: ShelfIndex; scroll: number };

/** Tab and scroll position, kept when a product is opened and taken up again on return. */
export function rememberShopping(kept: Kept): void {
  sessionStorage.setItem(KEY, JSON.stringify(kept));
}

export function recallShopping(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept && [0, 1, 2, 3, 4].includes(kept.tab) && kept.scroll >= 0 ? kept : null;
  } catch {
    return null;
  }
}

export function forgetShopping(): void {
  sessionStorage.removeItem(KEY);
}
