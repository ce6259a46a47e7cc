import type { ChatRoom, Participant } from '@mungchi/contract';
import { DOT } from '../../ui/text/dot';
import { roomClock } from '../../ui/text/room-clock';
import { StepBar } from './step-bar';
import { UntilNote } from './until-note';

/** Somebody else's turn: whose, until when, and what happens then. */
export function WaitBar({ room, me }: { room: ChatRoom; me: Participant }) {
  const clock = roomClock(room, me);
  if (!clock) return null;
  return (
    <StepBar
      what={clock.what}
      note={
        <span>
          <UntilNote evening={clock.until} />
          {DOT}
          {clock.after}
        </span>
      }
    />
  );
}
