import { setTimeout } from 'node:timers/promises';
import type { Felt } from './felt';

const PATIENCE_MS = 10_000;
const AGAIN_MS = 250;

export type Answer = { status: number; body: unknown };
export type Wish = { method?: 'GET' | 'POST'; path: string; token?: string; body?: object };
export type Caller = { origin: string; felt: Felt; over: () => boolean };

/** Tries until the product has answered, as a page does; null when the time is over before. A refusal is an answer. */
export async function wish({ origin, felt, over }: Caller, { method = 'GET', path, token, body }: Wish) {
  const wishedAt = Date.now();
  do {
    const answer = await attempt(felt, `${origin}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    if (answer) {
      felt.waited(Date.now() - wishedAt);
      return answer;
    }
    await setTimeout(AGAIN_MS);
  } while (!over());
  return null;
}

async function attempt(felt: Felt, url: string, init: RequestInit): Promise<Answer | null> {
  const begunAt = Date.now();
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await response.text();
    if (response.status >= 500) {
      felt.failedWith(`${response.status}`);
      return null;
    }
    felt.succeeded(begunAt);
    return { status: response.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    felt.failedWith(cause?.code ?? name);
    return null;
  }
}
