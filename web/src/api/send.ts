import {
  type Answer,
  type BodyInput,
  type Call,
  endpointPath,
  type ParamsInput,
  type QueryInput,
  READS_HEADER,
  READS_OWN,
  type RefusalCode,
} from '@mungchi/contract';
import { forgetAhead, takeAhead } from './ahead';
import { ApiError, ownCopy } from './api-error';
import { measureClock } from './server-clock';

const TIMEOUT_MS = 20_000;

type Part<Name extends string, Value> = undefined extends Value
  ? Value extends undefined
    ? { [N in Name]?: undefined }
    : { [N in Name]?: Value }
  : Record<never, never> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

/** Exactly the input the endpoint declares. */
export type Input<E extends Call> = Part<'params', Written<ParamsInput<E>>> &
  Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>> & {
    signal?: AbortSignal | undefined;
    /** Arrives even when the page is closed meanwhile. */
    keepalive?: boolean;
  };

/** Parameters are written into the path, so a number does as well as its digits. */
type Written<P> = P extends undefined ? undefined : { [Name in keyof P]: P[Name] | number };

export type Sent<E extends Call> = { answer: Answer<E>; nextCursor: string | null };

type Loose = { params?: object; query?: object; body?: unknown; signal?: AbortSignal | undefined; keepalive?: boolean };

/** One request, one answer or one `ApiError`. Knows nothing of sessions. */
export async function send<E extends Call>(endpoint: E, input: Input<E>, token: string | null): Promise<Sent<E>> {
  const { params, query, body, signal, keepalive = false } = input as Loose;
  const url = endpointPath(endpoint.path, params as Record<string, unknown>, query as Record<string, unknown>);
  const ahead = endpoint.method === 'GET' ? takeAhead(url, token) : forgetAhead();
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== null) {
    headers.set('Authorization', `Bearer ${token}`);
    headers.set(READS_HEADER, READS_OWN);
  }
  if (body !== undefined) headers.set('Content-Type', 'application/json');

  const init = {
    method: endpoint.method,
    credentials: 'include' as const,
    headers,
    keepalive,
    signal: withTimeout(signal),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  const response = await reach(ahead ?? { sentAt: Date.now(), answer: fetch(url, init) }, signal);
  if (!response.ok) throw await readRefusal(response);
  return { answer: (await readJson(response, signal)) as Answer<E>, nextCursor: response.headers.get('X-Next-Cursor') };
}

type UnderWay = { sentAt: number; receivedAt?: number; answer: Promise<Response> };

async function reach(call: UnderWay, signal: AbortSignal | undefined): Promise<Response> {
  try {
    const response = await call.answer;
    measureClock(response.headers.get('Date'), call.sentAt, call.receivedAt ?? Date.now());
    return response;
  } catch (error) {
    throw failure(error, signal);
  }
}

async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    return JSON.parse(await response.text());
  } catch (error) {
    if (error instanceof SyntaxError) throw new ApiError('UNKNOWN', response.status, ownCopy.UNKNOWN);
    throw failure(error, signal);
  }
}

/** An abort is passed on as it is; everything else is a network error. */
function failure(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason ?? error;
  return new ApiError('NETWORK', 0, ownCopy.NETWORK);
}

export async function readRefusal(response: Pick<Response, 'status' | 'text' | 'headers'>): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const said: Said = await response.text().then(parse, () => ({}));
  return new ApiError(
    typeof said.code === 'string' ? (said.code as RefusalCode) : 'UNKNOWN',
    response.status,
    typeof said.message === 'string' ? said.message : ownCopy.UNKNOWN,
    typeof said.fields === 'object' && said.fields !== null ? (said.fields as Record<string, string>) : {},
    Number.isNaN(retryAfter) ? null : retryAfter,
  );
}

type Said = { code?: unknown; message?: unknown; fields?: unknown };

function parse(text: string): Said {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function withTimeout(signal: AbortSignal | undefined): AbortSignal | null {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  if (!signal) return timeout;
  return 'any' in AbortSignal ? AbortSignal.any([signal, timeout]) : signal;
}
