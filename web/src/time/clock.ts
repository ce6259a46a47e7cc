import { endOfSeoulDay, seoulDay } from '@mungchi/contract';
import { useSyncExternalStore } from 'react';

let offset = 0;
let rendering: number | null = null;

/** On the server: when the page is rendered. */
export function setRenderedAt(milliseconds: number): void {
  rendering = milliseconds;
}

/** How far the server's clock is ahead of this device's, measured by the API layer. */
export function setClockOffset(milliseconds: number): void {
  offset = milliseconds;
}

/** Now, as the server sees it: countdowns and D-days run on this. */
export function serverNow(): number {
  return Date.now() + offset;
}

/** Re-renders at every whole `step` of the server's clock; a second for a countdown, a minute for "n분 전". */
export function useNow(step = 60_000): number {
  return useSyncExternalStore(
    (changed) => every(() => step - (serverNow() % step), changed),
    () => wholeSteps(serverNow(), step),
    () => wholeSteps(whenRendered(), step),
  );
}

/** Today in Seoul; flips at midnight without a reload. */
export function useSeoulToday(): string {
  return useSyncExternalStore(
    (changed) => every(untilMidnight, changed),
    () => seoulDay(serverNow()),
    () => seoulDay(whenRendered()),
  );
}

/** The moment of this render. */
export function useMoment(): number {
  return useSyncExternalStore(never, nothing, whenRendered) ?? serverNow();
}

const never = () => () => {};
const nothing = () => null;

/** A page's words about time are taken over as the server rendered them, and then brought up to date. */
function whenRendered(): number {
  return rendering ?? Number(document.documentElement.dataset['renderedAt']);
}

function wholeSteps(now: number, step: number): number {
  return Math.floor(now / step) * step;
}

function untilMidnight(): number {
  const now = serverNow();
  return endOfSeoulDay(seoulDay(now)).getTime() - now;
}

function every(delay: () => number, changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    changed();
    clearTimeout(timer);
    timer = setTimeout(tick, Math.min(delay(), 2 ** 31 - 1));
  };
  timer = setTimeout(tick, Math.min(delay(), 2 ** 31 - 1));
  // Timers are throttled in the background; catch up when the page is visible again.
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
