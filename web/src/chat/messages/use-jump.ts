import { CHAT_PAGE_MAX } from '@mungchi/contract';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { useRoomContext } from '../room/room-context';
import type { MessageRow } from '../talk/message-rows';
import { found } from './bubble.css';

/** Loads back at most so many messages, in pages. */
const BACK_MAX = 300;

type Refs = { scroller: RefObject<HTMLElement | null>; list: RefObject<VirtualizerHandle | null> };

/** Registers how the room shows one of its messages: from a quote, from what was searched for. */
export function useJump({ scroller, list }: Refs, rows: readonly MessageRow[], leaveEnd: () => void): void {
  const { conversation, actions, jump } = useRoomContext();
  const now = useRef({ rows, conversation });
  useEffect(() => {
    now.current = { rows, conversation };
  });

  const to = useEffectEvent(async (seq: number, most = BACK_MAX): Promise<boolean> => {
    const before = now.current.conversation.log.run.length;
    while ((now.current.conversation.log.run[0]?.seq ?? 0) >= seq) {
      const { hasMore, log } = now.current.conversation;
      if (!hasMore || log.run.length - before >= most) return false;
      await actions.loadOlder(CHAT_PAGE_MAX);
      await painted();
      if (now.current.conversation.older === 'failed') return false;
    }
    const index = now.current.rows.findIndex((row) => row.kind === 'text' && row.message.seq === seq);
    if (index === -1) return false;
    leaveEnd();
    // Rows on the way are measured while it scrolls: the second look lands.
    for (let look = 0; look < 3; look++) {
      list.current?.scrollToIndex(index, { align: 'center' });
      await painted();
    }
    const row = scroller.current?.querySelector(`[data-seq="${seq}"]`);
    row?.classList.add(found);
    setTimeout(() => row?.classList.remove(found), 2000);
    return true;
  });

  // The one place that knows where the rows are.
  useEffect(() => {
    jump.current = (seq, most) => to(seq, most);
  }, [jump]);
}

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
