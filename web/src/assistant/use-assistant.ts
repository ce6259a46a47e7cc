import { ASSISTANT_PROFILE_MESSAGES } from '@mungchi/contract';
import { askAssistant } from '@mungchi/contract/calls';
import { useEffect, useRef, useState } from 'react';
import { isRefusal } from '../api/api-error';
import { call } from '../api/call';
import { errorText } from '../api/error-copy';
import { meQuery } from '../api/me';
import { queryClient } from '../api/query-client';
import { useEntry } from '../shell/app-router';
import { type Chat, dropChat, type Entry, NEW_CHAT, storedChat } from './chat-memory';

/** A conversation with 뭉치: restored on return, else started with the keyword. */
export function useAssistant(keyword: string) {
  const returning = useEntry().arrival === 'pop';
  const [restored] = useState(() => (returning ? storedChat(keyword) : null));
  const [chat, setChat] = useState<Chat>(restored ?? NEW_CHAT);
  /** The answer that is being typed out; restored ones are there at once. */
  const [typing, setTyping] = useState<number | null>(null);
  const lastId = useRef(Math.max(0, ...(restored?.entries ?? []).map((entry) => entry.id)));
  const asked = useRef(false);
  const busy = chat.entries.some((entry) => entry.waiting);

  async function ask(message: string): Promise<void> {
    const text = message.trim();
    if (text === '') return;
    setTyping(null);
    const mine: Entry = { id: ++lastId.current, status: 1, text };
    await answer(mine, { id: ++lastId.current, status: 0, text: '', waiting: true });
  }

  async function answer(mine: Entry, waiting: Entry): Promise<void> {
    setChat((now) => ({ ...now, entries: [...now.entries, mine, waiting] }));
    try {
      const reply = await call(askAssistant, { body: await bodyOf(mine.text, chat) });
      const entry = { ...waiting, waiting: false, text: reply.bot_response, offers: reply };
      setChat((now) => ({
        sessionId: reply.session_id,
        count: reply.message_count,
        understood: reply.understood,
        exclusions: reply.exclusions,
        suggestions: reply.suggestions,
        entries: now.entries.map((each) => (each.id === waiting.id ? entry : each)),
      }));
      setTyping(waiting.id);
    } catch (error) {
      const gone = isRefusal(error, 'SESSION_NOT_FOUND', 'SESSION_FOREIGN');
      const entry = { ...waiting, waiting: false, failed: true, text: errorText(error) };
      setChat((now) => ({
        ...(gone ? NEW_CHAT : now),
        entries: now.entries.map((each) => (each.id === waiting.id ? entry : each)),
      }));
    }
  }

  function retry(failed: Entry): void {
    const at = chat.entries.findIndex((entry) => entry.id === failed.id);
    const question = chat.entries[at - 1];
    if (!question) return;
    setChat((now) => ({
      ...now,
      entries: now.entries.filter((each) => each.id !== failed.id && each.id !== question.id),
    }));
    void ask(question.text);
  }

  function restart(): void {
    dropChat();
    setTyping(null);
    setChat(NEW_CHAT);
  }

  // The address brings the first question, once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (restored || asked.current) return;
    asked.current = true;
    dropChat();
    void ask(keyword);
  }, []);

  return { chat, busy, typing, place: restored?.place, doneTyping: () => setTyping(null), ask, retry, restart };
}

/** The first messages carry the person's profile; later ones only the session. */
async function bodyOf(message: string, { count, sessionId }: Chat) {
  if (count >= ASSISTANT_PROFILE_MESSAGES && sessionId) return { message, session_id: sessionId };
  const person = await queryClient.ensureQueryData({ ...meQuery, retry: false }).catch(() => null);
  const profile = person && { name: person.name, birth: person.birth, gender: person.gender };
  return { message, ...(sessionId && { session_id: sessionId }), ...(profile && { user_profile: profile }) };
}
