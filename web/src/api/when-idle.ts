const LONGEST_MS = 2000;
const SHORT_MS = 200;

/** Once the browser has nothing better to do. Safari does not say when that is. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
    else setTimeout(resolve, SHORT_MS);
  });
}
