import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const CLOSE_PX = 120;

type Options = {
  /** Changes with one's own words: they always bring one to the end. */
  own: number;
  /** Where one was before; the end unless told. */
  place?: number | undefined;
};

/** Keeps the end of a growing log in view, unless the reader has gone up to read again. The log is the frame's only child. */
export function useNewestInView(frame: RefObject<HTMLElement | null>, { own, place }: Options): void {
  const start = useRef({ own, place });

  useLayoutEffect(() => {
    const element = frame.current;
    if (element) element.scrollTop = start.current.place ?? element.scrollHeight;
  }, [frame]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element && own !== start.current.own) element.scrollTop = element.scrollHeight;
  }, [frame, own]);

  // Follows the sizes: the log grows, the keyboard and the offline bar take their room.
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
