import type { AssistantReply } from '@mungchi/contract';

export type Product = AssistantReply['recommended_products'][number];
export type Board = AssistantReply['recommended_boards'][number];
/** What an answer carries besides its text. */
export type OffersOfAnswer = Pick<
  AssistantReply,
  'recommended_products' | 'recommended_boards' | 'unsure_products' | 'unsure_boards' | 'said_back' | 'ways'
>;

/** `status` 0 is 뭉치, 1 the person, as the specification numbers them. */
export type Entry = {
  id: number;
  status: 0 | 1;
  text: string;
  offers?: OffersOfAnswer;
  /** The answer is pending, or failed. */
  waiting?: boolean;
  failed?: boolean;
};

export type Chat = {
  sessionId: string | null;
  count: number;
  entries: readonly Entry[];
  /** What is looked for, for how much and by how many. */
  understood: AssistantReply['understood'];
  /** Exclusions that hold for the whole conversation. */
  exclusions: AssistantReply['exclusions'];
  /** What one might say next. */
  suggestions: readonly string[];
  /** Scroll position when it was saved. */
  place?: number;
  /** The question in the address it was saved at. */
  keyword?: string;
};

export const NEW_CHAT: Chat = {
  sessionId: null,
  count: 0,
  entries: [],
  understood: [],
  exclusions: [],
  suggestions: [],
};

const KEY = 'aiChat';

/** Saved while a product is open, so that going back restores the conversation. */
export function keepChat(chat: Chat): void {
  const entries = chat.entries.filter((entry) => !entry.waiting);
  sessionStorage.setItem(KEY, JSON.stringify({ ...chat, entries }));
}

/**
 * The conversation that was saved at this address. A search that was sent off before the app was there comes like a
 * return, with another question. An earlier release saved fewer fields.
 */
export function storedChat(keyword: string): Chat | null {
  try {
    const chat = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Chat> | null;
    if (!chat || !Array.isArray(chat.entries) || chat.entries.length === 0) return null;
    return chat.keyword === undefined || chat.keyword === keyword ? { ...NEW_CHAT, ...chat } : null;
  } catch {
    return null;
  }
}

export function dropChat(): void {
  sessionStorage.removeItem(KEY);
}
