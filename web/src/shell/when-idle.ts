const LONGEST_MS = 2000;
const SHORT_MS = 200;

/** Once the browser has nothing better to do. Safari does not say when that is. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: LONGEST_MS });
  else setTimeout(task, SHORT_MS);
}
