import type { ChatMessage, ParticipantId } from '@mungchi/contract';

const START = Date.parse('2026-11-14T01:00:00.000Z');

type Changes = Omit<Partial<ChatMessage>, 'participantId'> & { participantId?: number | null; minute?: number };

/** Message `seq` of room 7: a TEXT of participant 2, `minute`s after ten in the morning in Seoul, unless told otherwise. */
export function message(seq: number, with_: Changes = {}): ChatMessage {
  const { minute = seq, participantId = 2, ...fields } = with_;
  return {
    id: `7-${seq}`,
    seq,
    messageType: 'TEXT',
    participantId: participantId as ParticipantId | null,
    chatStatus: null,
    notice: null,
    message: `말 ${seq}`,
    sendAt: new Date(START + minute * 60_000 + seq).toISOString(),
    senderNickname: '감자도리',
    senderProfileUrl: '/avatars/mint.webp',
    key: null,
    ...fields,
  };
}

export function messages(from: number, to: number): ChatMessage[] {
  return Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
}
