import { useEffect, useState } from 'react';
import type { ShelfIndex } from '../api/products';
import { useEntry } from '../shell/app-router';
import { forgetShopping, recallShopping } from './shopping-memory';

const PATIENCE_MS = 3000;

/** The tab one left by opening a product; the scroll position follows once the page is long enough again. */
export function useShoppingReturn(): ShelfIndex {
  const returning = useEntry().arrival === 'pop';
  const [kept] = useState(() => recallShopping());

  // Follows the page's height until what was in view can be in view again.
  useEffect(() => {
    forgetShopping();
    if (!kept || !returning) return;
    const restore = () => {
      scrollTo(0, kept.scroll);
      if (Math.abs(scrollY - kept.scroll) < 2) observer.disconnect();
    };
    const observer = new ResizeObserver(restore);
    observer.observe(document.body);
    const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [kept, returning]);

  return kept?.tab ?? 0;
}
