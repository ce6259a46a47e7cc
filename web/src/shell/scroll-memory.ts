const KEY = 'scrollPositions';
const KEPT = 50;
const PATIENCE_MS = 3000;

let first = true;
const positions = new Map<string, number>(stored());
history.scrollRestoration = 'manual';
addEventListener('pagehide', () => sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-KEPT))));

/** Keeps the scroll position of the address `key` as long as it is shown. */
export function watchScroll(key: string): () => void {
  let frame = 0;
  const save = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => positions.set(key, Math.round(scrollY)));
  };
  addEventListener('scroll', save, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', save);
  };
}

/**
 * A new address starts at the top; one that was visited before is restored, before paint when its content is
 * cached, else as soon as the page is long enough, unless the reader has scrolled meanwhile: a page that came rendered also
 * before the app was there.
 */
export function restoreScroll(key: string, returning: boolean): () => void {
  const isScrolled = first && scrollY > 0;
  first = false;
  if (isScrolled) {
    positions.set(key, Math.round(scrollY));
    return () => {};
  }
  const target = returning ? (positions.get(key) ?? 0) : 0;
  scrollTo(0, target);
  if (target === 0 || reached(target)) return () => {};

  const signs = ['wheel', 'touchstart', 'keydown'] as const;
  const observer = new ResizeObserver(() => {
    scrollTo(0, target);
    if (reached(target)) stop();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  observer.observe(document.body);
  for (const sign of signs) addEventListener(sign, stop, { passive: true });
  return stop;

  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, stop);
  }
}

function reached(target: number): boolean {
  return Math.abs(scrollY - target) < 2;
}

function stored(): [string, number][] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
}
