import type { ChatMessage, ChatRoom } from '@mungchi/contract';

/** Why a message is closed for this reader. A room that was kept for reading offline may not say. */
export function foldedWhy(
  { folded }: Partial<Pick<ChatRoom, 'folded'>>,
  { id, participantId }: Pick<ChatMessage, 'id' | 'participantId'>,
): 'blocked' | 'reported' | null {
  if (folded?.participants.some((each) => each === participantId)) return 'blocked';
  return folded?.messages.includes(id) ? 'reported' : null;
}

/** What is shown of it where there is no room for opening it. */
export function shownWords(room: Partial<Pick<ChatRoom, 'folded'>>, message: ChatMessage): string {
  const why = foldedWhy(room, message);
  return why ? FOLDED_WORDS[why] : message.message;
}

export const FOLDED_WORDS = {
  blocked: '차단한 이웃의 메시지예요.',
  reported: '신고한 메시지예요.',
} as const;
