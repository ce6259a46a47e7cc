import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { MessageRow } from '../talk/message-rows';
import { type HeldRow, holdRow, keepRow } from './held-row';
import { renderLastRows } from './render-last-rows';

/** This close to the end counts as being there. */
const NEAR_PX = 48;

/** The reader goes back in the talk by hand, and comes to its end again. */
type Going = { onBack: () => void; onEnd: () => void };
type Refs = { scroller: RefObject<HTMLElement | null>; list: RefObject<VirtualizerHandle | null> };

/**
 * The reader's scroll position. At the end the list stays at the end, whatever grows; anywhere else nothing moves. A
 * message of the reader's own always scrolls to the end. The list opens at the unread divider where there is one.
 */
export function useListPlace(
  { scroller, list }: Refs,
  rows: readonly MessageRow[],
  openAtUnread: boolean,
  { onBack, onEnd }: Going,
) {
  /** `opening`, `returning`: scrolling to the divider or the end, while rows are still being measured. */
  const place = useRef<'opening' | 'returning' | 'end' | 'elsewhere'>('returning');
  const started = useRef(false);
  const last = useRef({ near: true, top: 0, heights: '' });
  const hand = useRef(false);
  /** What is being read, from the first message that came meanwhile. */
  const held = useRef<HeldRow | null>(null);
  const [missed, setMissed] = useState(false);
  // A card that comes after the room is no news: at the end it is scrolled to as what grows there.
  const newest = rows.findLast(({ kind }) => kind !== 'told');
  const newestKey = newest?.key;
  const isOwn = newest?.kind === 'outgoing' || (newest?.kind === 'text' && newest.mine);

  function settle() {
    const element = scroller.current;
    if (!element) return;
    if (place.current === 'opening') {
      const divider = rows.findIndex(({ kind }) => kind === 'unread');
      list.current?.scrollToIndex(divider, { align: 'start' });
    } else if (place.current !== 'elsewhere') {
      element.scrollTop = element.scrollHeight;
    } else if (held.current) keepRow(element, held.current);
  }

  function settleAnew() {
    settle();
    if (scroller.current && (place.current === 'end' || place.current === 'returning'))
      renderLastRows(scroller.current);
  }

  function toEnd() {
    place.current = 'returning';
    held.current = null;
    setMissed(false);
    settle();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the newest row and nothing else
  useLayoutEffect(() => {
    if (newestKey === undefined) return;
    if (!started.current) {
      started.current = true;
      place.current = openAtUnread ? 'opening' : 'returning';
      settle();
    } else if (isOwn || (place.current === 'opening' && last.current.near)) toEnd();
    else if (place.current === 'elsewhere' || place.current === 'opening') {
      setMissed(true);
      held.current = scroller.current && holdRow(scroller.current);
    } else settle();
  }, [newestKey]);

  const onResize = useEffectEvent(settleAnew);
  // Observes sizes: rows are measured, pictures load, the keyboard opens and closes.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => onResize());
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [scroller]);

  return {
    /** Whether newer messages arrived while the reader was not at the end. */
    missed,
    toEnd,
    /** Rows were measured. */
    onMeasured: settleAnew,
    onScroll() {
      const element = scroller.current;
      if (!element) return;
      const { scrollTop: top, clientHeight, scrollHeight } = element;
      const near = top + clientHeight >= scrollHeight - NEAR_PX;
      const heights = `${clientHeight}/${scrollHeight}`;
      // Row measurement and the keyboard scroll the list, too: only an upward scroll with neither cause leaves the end.
      const left = top < last.current.top && (hand.current || heights === last.current.heights);
      if (!near && left && hand.current) onBack();
      last.current = { near, top, heights };
      if (held.current) held.current = holdRow(element);
      if (near && place.current !== 'opening') {
        place.current = 'end';
        held.current = null;
        hand.current = false;
        setMissed(false);
        onEnd();
      } else if (place.current === 'end' && left) place.current = 'elsewhere';
    },
    /** The reader scrolled by hand: stop moving the list for them. */
    onHand() {
      hand.current = true;
      if (place.current === 'opening' || place.current === 'returning') place.current = 'elsewhere';
    },
  };
}
