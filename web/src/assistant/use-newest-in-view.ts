import { type RefObject, useEffect } from 'react';

const CLOSE_PX = 120;

/** Keeps the end of a growing log in view, unless the reader has gone up to read again. */
export function useNewestInView(end: RefObject<HTMLElement | null>): void {
  // Follows the log's height.
  useEffect(() => {
    const log = end.current?.parentElement;
    const frame = log?.parentElement;
    if (!log || !frame) return;
    let height = frame.scrollHeight;
    const observer = new ResizeObserver(() => {
      const left = height - frame.scrollTop - frame.clientHeight;
      height = frame.scrollHeight;
      if (left < CLOSE_PX) frame.scrollTop = frame.scrollHeight;
    });
    frame.scrollTop = frame.scrollHeight;
    observer.observe(log);
    return () => observer.disconnect();
  }, [end]);
}
