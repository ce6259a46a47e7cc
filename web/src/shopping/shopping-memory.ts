import type { ShelfIndex } from '../api/products';

const KEY = 'shoppingPage';

type Stored = { tab: ShelfIndex; scroll: number };

/** Tab and scroll position, kept when a product is opened and taken up again on return. */
export function rememberShopping(stored: Stored): void {
  sessionStorage.setItem(KEY, JSON.stringify(stored));
}

export function recallShopping(): Stored | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Stored | null;
    return stored && [0, 1, 2, 3, 4].includes(stored.tab) && stored.scroll >= 0 ? stored : null;
  } catch {
    return null;
  }
}

export function forgetShopping(): void {
  sessionStorage.removeItem(KEY);
}
