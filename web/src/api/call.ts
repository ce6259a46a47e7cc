import type { Answer, Call } from '@mungchi/contract';
import { ApiError, isRefusal } from './api-error';
import { type Input, type Sent, send } from './send';
import { consentRequired } from './session/consent-required';
import { loginRequired } from './session/login-required';
import { freshToken } from './session/reissue';
import { secondStep } from './session/second-step';
import { readToken } from './session/token';

type Args<E extends Call> = Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>];

/** `call(joinBoard, { params: { boardId } })`: the endpoint's answer, or an `ApiError`. */
export async function call<E extends Call>(endpoint: E, ...[input]: Args<E>): Promise<Answer<E>> {
  return (await callWithSession(endpoint, (input ?? {}) as Input<E>)).answer;
}

/** The same for a list that comes in pages. */
export async function callPage<E extends Call & { paged: true }>(endpoint: E, ...[input]: Args<E>): Promise<Sent<E>> {
  return callWithSession(endpoint, (input ?? {}) as Input<E>);
}

async function callWithSession<E extends Call>(endpoint: E, input: Input<E>): Promise<Sent<E>> {
  return withSession(endpoint, (token) => send(endpoint, input, token));
}

/** Tries with the stored token; on 401 once more with a fresh one. A call that needs no session falls back to none. */
export async function withSession<T>(endpoint: Call, attempt: (token: string | null) => Promise<T>): Promise<T> {
  const token = readToken();
  try {
    return await attempt(token);
  } catch (error) {
    if (isRefusal(error, 'CONSENT_REQUIRED')) consentRequired();
    if (endpoint.auth === 'operator' && (await secondStep(error))) return withSession(endpoint, attempt);
    if (!(error instanceof ApiError) || error.status !== 401 || endpoint.auth === 'refresh') throw error;
    const fresh = await freshToken(token);
    if (fresh !== null) return attempt(fresh);
    loginRequired();
    if (endpoint.auth === 'public' || endpoint.auth === 'optional') return attempt(null);
    throw error;
  }
}
