import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { MessageRow } from './message-rows';

/** This close to the end counts as being there. */
const NEAR_PX = 48;

type Place = {
  onScroll: () => void;
  onResize: () => void;
  /** Whether something newer has come while the reader was elsewhere. */
  missed: boolean;
  toEnd: () => void;
};

/**
 * Where the reader is in the list. At the end one stays at the end, whatever grows; anywhere else nothing moves. One's own
 * words always bring one to the end.
 */
export function useListPlace(
  list: RefObject<VirtualizerHandle | null>,
  rows: readonly MessageRow[],
  startAt: number,
): Place {
  const atEnd = useRef(true);
  const started = useRef(false);
  const [missed, setMissed] = useState(false);
  const newest = rows.at(-1);
  const newestKey = newest?.key;
  const isOwn = newest?.kind === 'outgoing' || (newest?.kind === 'text' && newest.mine);

  const toEnd = () => list.current?.scrollToIndex(rows.length - 1, { align: 'end' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the newest row and nothing else
  useLayoutEffect(() => {
    if (newestKey === undefined) return;
    if (!started.current) {
      started.current = true;
      atEnd.current = startAt === -1;
      if (startAt === -1) toEnd();
      else list.current?.scrollToIndex(startAt, { align: 'start' });
      return;
    }
    if (atEnd.current || isOwn) toEnd();
    else setMissed(true);
  }, [newestKey, rows.length]);

  return {
    missed,
    toEnd() {
      setMissed(false);
      toEnd();
    },
    onScroll() {
      const { scrollOffset = 0, viewportSize = 0, scrollSize = 0 } = list.current ?? {};
      atEnd.current = scrollOffset + viewportSize >= scrollSize - NEAR_PX;
      if (atEnd.current) setMissed(false);
    },
    onResize() {
      if (atEnd.current) toEnd();
    },
  };
}
