const PREFIX = 'scroll:';
const PATIENCE_MS = 3000;

history.scrollRestoration = 'manual';

/** Keeps the scroll position of the address `key` as long as it is shown. */
export function watchScroll(key: string): () => void {
  let frame = 0;
  const save = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => sessionStorage.setItem(PREFIX + key, String(Math.round(scrollY))));
  };
  addEventListener('scroll', save, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', save);
  };
}

/**
 * A new address starts at the top; one that was there before starts where it was left, before paint when its content comes
 * from the cache, else as soon as the page has grown long enough, unless the reader has moved meanwhile.
 */
export function restoreScroll(key: string, returning: boolean): () => void {
  const target = returning ? Number(sessionStorage.getItem(PREFIX + key) ?? 0) : 0;
  scrollTo(0, target);
  if (target === 0 || reached(target)) return () => {};

  const observer = new ResizeObserver(() => {
    scrollTo(0, target);
    if (reached(target)) stop();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  observer.observe(document.body);
  for (const sign of ['wheel', 'touchstart', 'keydown'] as const) addEventListener(sign, stop, { passive: true });

  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of ['wheel', 'touchstart', 'keydown'] as const) removeEventListener(sign, stop);
  }
  return stop;
}

function reached(target: number): boolean {
  return Math.abs(scrollY - target) < 2;
}
