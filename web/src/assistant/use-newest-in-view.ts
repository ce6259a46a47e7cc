import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const CLOSE_PX = 120;

type Options = {
  /** Changes with each message of the reader's own, which always scrolls to the end. */
  own: number;
  /** Scroll position to restore; the end by default. */
  place?: number | undefined;
};

/** Keeps the end of a growing log in view, unless the reader has scrolled up. The log must be the frame's only child. */
export function useNewestInView(frame: RefObject<HTMLElement | null>, { own, place }: Options): void {
  const start = useRef({ own, place });

  // The frame's scroll position: once at the start, then with each message of the reader's own.
  useLayoutEffect(() => {
    const element = frame.current;
    if (element) element.scrollTop = start.current.place ?? element.scrollHeight;
  }, [frame]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element && own !== start.current.own) element.scrollTop = element.scrollHeight;
  }, [frame, own]);

  // Observes sizes: the log grows, and the keyboard and the offline bar shrink the frame.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let { scrollHeight, clientHeight } = element;
    const observer = new ResizeObserver(() => {
      const left = scrollHeight - element.scrollTop - clientHeight;
      ({ scrollHeight, clientHeight } = element);
      if (left < CLOSE_PX) element.scrollTop = scrollHeight;
    });
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [frame]);
}
