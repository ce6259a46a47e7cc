import type { ChatMessage } from '@mungchi/contract';
import { clockTime } from '../../time/time-label';
import { voice } from '../../ui/foundation/display.css';
import { Mascot } from '../../ui/mascot/mascot';
import { MeetingPlace } from '../room/meeting-place';
import { MeetingTime } from '../room/meeting-time';
import { useRoomContext } from '../room/room-context';
import { AppointmentBubble } from './appointment-bubble';
import * as bubble from './bubble.css';
import * as facts from './fact.css';
import { PaidMeter } from './paid-meter';
import { PollCard } from './poll-card';
import { ReceiptBubble } from './receipt-bubble';
import { StepsLeft } from './steps-left';
import * as css from './system-bubble.css';
import { SystemButton } from './system-button';
import { systemContent } from './system-words';

/** 뭉치 speaks: where the group purchase stands, and what this reader does next. */
export function SystemBubble({ message }: { message: ChatMessage }) {
  const { room, me } = useRoomContext();
  const { headline, text, mood, fact, paid, place, left, action } = systemContent(message, room, me);
  if (!headline && !action) {
    if (message.notice === 'APPOINTMENT') return <AppointmentBubble message={message} />;
    if (message.notice === 'RECEIPT') return <ReceiptBubble message={message} />;
    return (
      <div className={bubble.rowKind.last}>
        <p className={css.remarkPanel}>{text}</p>
      </div>
    );
  }
  return (
    <div className={`${bubble.rowKind.last} ${bubble.theirs}`}>
      <div className={css.mascot}>
        <Mascot color="purple" cap mood={mood} size={52} ground={false} />
      </div>
      <div className={bubble.said}>
        <div className={bubble.name}>
          뭉치
          <time className={bubble.time} dateTime={message.sendAt}>
            {clockTime(message.sendAt)}
          </time>
        </div>
        <div className={headline ? css.system : css.remark}>
          {headline && <h2 className={`${voice} ${css.headline}`}>{headline}</h2>}
          <p className={headline ? css.words : css.remarkWords}>{text}</p>
          {fact && (
            <div className={facts.fact}>
              <span className={facts.factLabel}>{fact.label}</span>
              <span className={facts.amount}>{fact.value}</span>
            </div>
          )}
          {message.notice === 'POLL' && <PollCard message={message} />}
          {left && <StepsLeft now={left} room={room} />}
          {paid && <PaidMeter {...paid} />}
          {place && <MeetingPlace place={place} />}
          {place && room.stage !== 'CANCELLED' && <MeetingTime room={room} />}
          {action && (
            <div className={facts.action}>
              <SystemButton action={action} chatRoomId={room.id} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
