import type { AssistantReply } from '@mungchi/contract';

export type Product = AssistantReply['recommended_products'][number];

/** `status` 0 is 뭉치, 1 the person, as the specification numbers them. */
export type Entry = {
  id: number;
  status: 0 | 1;
  text: string;
  products: readonly Product[];
  /** The answer is still on its way, or never came. */
  waiting?: boolean;
  failed?: boolean;
};

export type Chat = {
  sessionId: string | null;
  count: number;
  entries: readonly Entry[];
  /** How far it was scrolled when it was kept. */
  place?: number;
};

export const NEW_CHAT: Chat = { sessionId: null, count: 0, entries: [] };

const KEY = 'aiChat';

/** Kept while a product is looked at, so that coming back finds the conversation. */
export function keepChat(chat: Chat): void {
  const entries = chat.entries.filter((entry) => !entry.waiting);
  sessionStorage.setItem(KEY, JSON.stringify({ ...chat, entries }));
}

export function keptChat(): Chat | null {
  try {
    const chat = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Chat | null;
    return chat && Array.isArray(chat.entries) && chat.entries.length > 0 ? chat : null;
  } catch {
    return null;
  }
}

export function dropChat(): void {
  sessionStorage.removeItem(KEY);
}
