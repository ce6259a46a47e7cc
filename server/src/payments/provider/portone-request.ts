import type { OutsideLine } from '../../outside-line';
import { ProviderRefused, ProviderUnavailable } from './payment-provider';

export type PortoneOptions = {
  line?: OutsideLine;
  /** A function, since the sandbox's address is known only once the server listens. */
  baseUrl: () => string;
  key: string;
  secret: string;
  timeoutMs: number;
  now: () => Date;
  pause: (ms: number) => Promise<unknown>;
};

type Ask = { path: string; token?: string; body?: object; signal: AbortSignal };

/** One call. PortOne wraps every answer in `{code, message, response}`; only code 0 is success. */
export async function request(
  { baseUrl }: PortoneOptions,
  { path, token, body, signal }: Ask,
): Promise<{ status: number; response: unknown }> {
  const answer = await reach(`${baseUrl()}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(token && { authorization: token }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal,
  });
  if (answer.status === 404) return { status: 404, response: null };
  if (answer.status === 401) throw new ProviderRefused('token');
  if (answer.status >= 500 || answer.status === 429)
    throw new ProviderUnavailable(`The provider answered ${answer.status}`);
  const envelope = (await answer.json().catch(() => null)) as {
    code?: unknown;
    message?: string | null;
    response?: unknown;
  } | null;
  if (!envelope) throw new ProviderUnavailable('The provider answered something that is not JSON');
  if (envelope.code !== 0) throw new ProviderRefused(String(envelope.message ?? `code ${String(envelope.code)}`));
  return { status: answer.status, response: envelope.response };
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw new ProviderUnavailable('The provider could not be reached', { cause: error });
  }
}
