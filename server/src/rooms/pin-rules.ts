import type { ParticipantId, RefusalCode } from '@mungchi/contract';
import type { MessageRow } from '../db/rows';

type Pinnable = Pick<MessageRow, 'type' | 'participantId' | 'hiddenAt' | 'deletedAt'>;

/** Why the leader may not make this message the notice: it is about the goods, so it is the leader's own. */
export function decidePin(message: Pinnable | undefined, me: ParticipantId): RefusalCode | null {
  if (message?.type !== 'TEXT') return 'MESSAGE_NOT_FOUND';
  if (message.participantId !== me) return 'NOT_OWN_MESSAGE';
  return message.deletedAt || message.hiddenAt ? 'MESSAGE_NOT_FOUND' : null;
}
