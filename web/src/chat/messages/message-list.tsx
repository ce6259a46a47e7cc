import type { ChatMessage, Dispute } from '@mungchi/contract';
import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useNeighbourCard } from '../../neighbours/use-neighbour-card';
import { useSafety } from '../../safety/use-safety';
import { serverNow, useNow } from '../../time/clock';
import { clockTime } from '../../time/time-label';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { hidden, oneLine } from '../../ui/foundation/type.css';
import { AllPaid } from '../room/all-paid';
import { useRoomContext } from '../room/room-context';
import { firstUnread, messageRows } from '../talk/message-rows';
import { shownWords } from './folded-rules';
import { LiveRegion } from './live-region';
import { menuEntries } from './menu-rules';
import * as css from './message-list.css';
import type { Held } from './message-menu';
import { MessageRowView } from './message-row-view';
import { mayHaveOpenDispute } from './open-dispute-rules';
import { hasOpenSeat } from './open-seat-rules';
import { useJump } from './use-jump';
import { useListPlace } from './use-list-place';
import { useSteadyUnder } from './use-steady-under';

const OpenDisputeWatch = lazyPart(() => import('./open-dispute-watch').then((at) => at.OpenDisputeWatch));
const MessageMenu = lazyPart(() => import('./message-menu').then((at) => at.MessageMenu));

type Props = {
  /** Changes whenever what stands above the list gets higher or lower. */
  head: string;
  onBack: () => void;
  onEnd: () => void;
};

export function MessageList({ head, onBack, onEnd }: Props) {
  const { room, me, conversation, actions, readAtOpening } = useRoomContext();
  const now = useNow();
  const [told, setTold] = useState<readonly Dispute[]>([]);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const unreadFrom = firstUnread(conversation, readAtOpening);
  const rows = messageRows(conversation, unreadFrom, hasOpenSeat(room, now), told);
  const { show, card } = useNeighbourCard();
  const { open, sheet } = useSafety();
  // On return, with everything read meanwhile, the list opens at the end.
  const stillUnread = unreadFrom !== null && room.readSeq < unreadFrom;
  const openAtUnread = stillUnread && rows.some(({ kind }) => kind === 'unread');
  const holdStill = useSteadyUnder(scroller, head);
  const going = {
    onBack() {
      holdStill();
      onBack();
    },
    onEnd,
  };
  const { onScroll, onMeasured, onHand, missed, toEnd } = useListPlace({ scroller, list }, rows, openAtUnread, going);
  const newest = conversation.log.run.at(-1);

  const [held, setHeld] = useState<Held | null>(null);
  const mayHold = (message: ChatMessage) => menuEntries({ message, room, me }, serverNow()).length > 0;
  useJump({ scroller, list }, rows, onHand);

  function report({ id, message, sendAt, ...said }: ChatMessage): void {
    const speaker = room.participants.find(({ participantId }) => participantId === said.participantId);
    open({
      kind: 'MESSAGE',
      id,
      reports: true,
      ...(speaker && { userId: speaker.userId }),
      nickname: said.senderNickname ?? '알 수 없음',
      profileUrl: said.senderProfileUrl,
      text: message,
      when: clockTime(sendAt),
    });
  }

  return (
    <div className={css.frame}>
      {/* Not a live region: scrolling back adds old messages. New ones are announced by the live region below. */}
      <div
        ref={scroller}
        className={css.scroller}
        role="log"
        aria-live="off"
        aria-label="대화"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
        tabIndex={0}
        onWheel={onHand}
        onTouchMove={onHand}
        onPointerDown={onHand}
        onKeyDown={onHand}
      >
        <Top root={scroller} />
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          startMargin={css.TOP}
          shift={conversation.grew === 'older'}
          data={rows}
          onScroll={onScroll}
          onResize={onMeasured}
        >
          {(row) => (
            <MessageRowView
              key={row.key}
              row={row}
              room={room}
              actions={actions}
              onShow={show}
              mayHold={mayHold}
              onHold={(message, bubble) => mayHold(message) && setHeld({ message, bubble })}
            />
          )}
        </Virtualizer>
      </div>
      {missed && (
        <button type="button" className={css.pill} onClick={toEnd}>
          <span className={css.pillWord}>새 메시지</span>
          {newest && <span className={oneLine}>{shownWords(room, newest)}</span>}
          <ChevronDown size={18} aria-hidden className={css.pillWord} />
        </button>
      )}
      <LiveRegion />
      {mayHaveOpenDispute(room, me, now) && <OpenDisputeWatch room={room} onRead={setTold} />}
      <AllPaid stage={room.stage} />
      {card}
      {sheet}
      {held && <MessageMenu held={held} onClose={() => setHeld(null)} onReport={() => report(held.message)} />}
    </div>
  );
}

/** The sentinel: older messages are fetched shortly before it comes into view. */
function Top({ root }: { root: React.RefObject<HTMLDivElement | null> }) {
  const { conversation, actions } = useRoomContext();
  const { hasMore, older, log } = conversation;
  const mark = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(() => void actions.loadOlder());

  // An IntersectionObserver, created anew after each page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that does not fill the view asks for the next
  useEffect(() => {
    if (!hasMore || older !== 'idle' || !mark.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      root: root.current,
      rootMargin: '300px 0px 0px 0px',
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [hasMore, older, log.run[0]?.seq]);

  return (
    <div ref={mark} className={css.top}>
      {older === 'loading' && (
        <>
          <span className={css.ring} />
          <span className={hidden}>지난 대화를 불러오고 있어요.</span>
        </>
      )}
      {older === 'failed' && (
        <button type="button" className={css.again} onClick={() => void actions.loadOlder()}>
          지난 대화를 불러오지 못했어요. 다시 시도
        </button>
      )}
    </div>
  );
}
