const LONGEST_MS = 2000;
const SHORT_MS = 200;

/** `requestIdleCallback`, with a fallback for Safari, which lacks it. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
    else setTimeout(resolve, SHORT_MS);
  });
}
