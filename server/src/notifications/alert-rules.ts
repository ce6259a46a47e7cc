import { firstCharacters, type NotificationSettings, PREVIEW_MAX } from '@mungchi/contract';
import { isQuiet, quietEnd } from './delivery-rules';

/** What happens to what a member has not heard: pushed, passed over for good, or told when their night is over. */
export function alertOf(
  { messages, muted }: { messages: number; muted: boolean },
  settings: NotificationSettings | null,
  now: Date,
): 'send' | 'pass' | { later: Date } {
  if (messages === 0 || muted || !settings?.pushChat) return 'pass';
  return isQuiet(settings, now) ? { later: quietEnd(settings, now) } : 'send';
}

export function roomAlertWords(
  { messages, nickname, body }: { messages: number; nickname: string; body: string },
  { preview }: Pick<NotificationSettings, 'preview'>,
): string {
  if (!preview) return '새 메시지가 있어요';
  return messages === 1 ? `${nickname}: ${firstCharacters(body, PREVIEW_MAX)}` : `새 메시지 ${messages}개`;
}
