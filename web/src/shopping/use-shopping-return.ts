import { useEffect, useState } from 'react';
import type { ShelfIndex } from '../api/products';
import { useEntry } from '../shell/app-router';
import { forgetShopping, recallShopping } from './shopping-memory';

const PATIENCE_MS = 3000;

/** The tab that was open before a product; the scroll position is restored once the page is long enough. */
export function useShoppingReturn(): ShelfIndex {
  const returning = useEntry().arrival === 'pop';
  const [kept] = useState(() => recallShopping());

  // Observes the page's height until the position can be restored.
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
