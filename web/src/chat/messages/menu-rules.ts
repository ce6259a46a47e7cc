import { type ChatMessage, type ChatRoom, MESSAGE_DELETE_MS, type Participant } from '@mungchi/contract';

export type MenuEntry = 'reply' | 'copy' | 'pin' | 'unpin' | 'report' | 'block' | 'take-back';

type About = {
  message: ChatMessage;
  room: Pick<ChatRoom, 'closed' | 'pinned' | 'participants'>;
  me: Pick<Participant, 'participantId' | 'role'>;
};

/** What can be done with a message now, in the order of the menu; of some there is nothing to be done. */
export function menuEntries({ message, room, me }: About, now: number): MenuEntry[] {
  const isOwn = message.participantId === me.participantId;
  const isThere = !message.deleted;
  const entries: MenuEntry[] = [];
  if (isThere && !room.closed) entries.push('reply');
  if (isThere && !message.pictures) entries.push('copy');
  if (!isOwn) {
    const hasSeat = room.participants.some(({ participantId }) => participantId === message.participantId);
    return [...entries, 'report', ...(hasSeat ? (['block'] as const) : [])];
  }
  if (isThere && !room.closed && me.role === 'LEADER') entries.push(room.pinned?.seq === message.seq ? 'unpin' : 'pin');
  if (isThere && now - Date.parse(message.sendAt) <= MESSAGE_DELETE_MS) entries.push('take-back');
  return entries;
}
