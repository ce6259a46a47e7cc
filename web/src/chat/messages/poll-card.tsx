import type { ChatMessage } from '@mungchi/contract';
import { MapPin } from 'lucide-react';
import { useHandover } from '../../api/handover';
import { useAnswerPoll } from '../../api/handover-verbs';
import { Avatar } from '../../ui/piece/avatar';
import { SlotRow } from '../../ui/piece/slot-row';
import { awaited, bestSlots, toggled } from '../../ui/text/poll-rules';
import { useRoomContext } from '../room/room-context';
import * as css from './poll-card.css';

const FACES = 5;

/** The times that were asked for, to be answered where they are talked about. Nothing once another poll was opened, or none is. */
export function PollCard({ message }: { message: ChatMessage }) {
  const { room, conversation } = useRoomContext();
  const { data: kit } = useHandover(room.id);
  const answer = useAnswerPoll(room.id);
  const poll = kit?.poll;
  const isNewest = !conversation.log.run.some(({ notice, seq }) => notice === 'POLL' && seq > message.seq);
  if (!poll || poll.closed || !isNewest) return null;
  const best = bestSlots(poll);
  const waiting = awaited(poll, room);
  const place = room.appointment?.place ?? (room.meetingNote || room.location);
  return (
    <section className={css.card} aria-label="가능한 시간">
      <p className={css.place}>
        <MapPin size={18} aria-hidden className={css.pin} />
        {place}
      </p>
      {poll.slots.map((slot) => (
        <SlotRow
          key={slot.slot}
          slot={slot}
          members={room.participants.length}
          isBest={best.includes(slot)}
          closed={false}
          onPress={() => void answer({ pollId: poll.id, slots: toggled(poll, slot.slot) })}
        />
      ))}
      {waiting.length > 0 && (
        <p className={css.waits} role="status">
          {waiting.slice(0, FACES).map(({ participantId, profileUrl }) => (
            <Avatar key={participantId} profileUrl={profileUrl} size={24} />
          ))}
          {waiting.length}명이 아직 답하지 않았어요
        </p>
      )}
    </section>
  );
}
