import type { ChatMessage, ChatRoom } from '@mungchi/contract';
import type { ShowNeighbour } from '../../neighbours/use-neighbour-card';
import { longDay } from '../../time/time-label';
import { lazyPart } from '../../ui/feedback/lazy-part';
import type { RoomContext } from '../room/room-context';
import type { MessageRow } from '../talk/message-rows';
import * as css from './between-messages.css';
import { EnterPill } from './enter-pill';
import { FoldedMessage } from './folded-message';
import { foldedWhy } from './folded-rules';
import { OpenSeatCard } from './open-seat-card';
import { OwnMessage } from './own-message';
import { SystemBubble } from './system-bubble';
import { TheirMessage } from './their-message';

const OpenDisputeCard = lazyPart(() => import('./open-dispute-card').then((at) => at.OpenDisputeCard));

type Props = {
  row: MessageRow;
  room: ChatRoom;
  actions: RoomContext['actions'];
  onShow: ShowNeighbour;
  /** Whether there is anything to be done with it. */
  mayHold: (message: ChatMessage) => boolean;
  onHold: (message: ChatMessage, bubble: Element) => void;
};

export function MessageRowView({ row, room, actions, onShow, mayHold, onHold }: Props) {
  switch (row.kind) {
    case 'day':
      return <h2 className={css.day}>{longDay(row.date)}</h2>;
    case 'unread':
      return <p className={css.unread}>여기부터 안 읽었어요</p>;
    case 'enter':
      return <EnterPill message={row.message} />;
    case 'system':
      return <SystemBubble message={row.message} />;
    case 'open-seat':
      return <OpenSeatCard room={room} />;
    case 'told':
      return <OpenDisputeCard room={room} dispute={row.dispute} />;
    case 'outgoing':
    case 'text': {
      if (row.kind === 'text' && !row.mine) {
        const { message, first, last } = row;
        const why = foldedWhy(room, message);
        if (why) return <FoldedMessage message={message} why={why} last={last} />;
        const speaker = room.participants.find(({ participantId }) => participantId === message.participantId);
        return (
          <TheirMessage
            message={message}
            first={first}
            last={last}
            leader={speaker?.role === 'LEADER'}
            onShow={speaker && (() => onShow(speaker))}
            onHold={(bubble) => onHold(message, bubble)}
          />
        );
      }
      // One branch for both, so that a message keeps its element when it moves from the outbox to the log.
      return (
        <OwnMessage
          text={row.kind === 'text' ? row.message.message : row.entry.text}
          at={row.kind === 'text' ? row.message.sendAt : row.entry.at}
          first={row.first}
          last={row.last}
          {...(row.kind === 'outgoing'
            ? { outgoing: row.entry }
            : {
                message: row.message,
                ...(mayHold(row.message) && { onHold: (bubble: Element) => onHold(row.message, bubble) }),
              })}
          onRetry={actions.retry}
          onDiscard={actions.discard}
          onCancel={actions.cancel}
        />
      );
    }
  }
}
