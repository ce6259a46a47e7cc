import { vi } from 'vitest';

export type Request = {
  method: string;
  path: string;
  token: string | null;
  headers: Headers;
  body: unknown;
  signal: AbortSignal | null;
  keepalive: boolean;
};
export type Reply = { status?: number; body?: unknown; headers?: Record<string, string> } | 'no network';
type Handler = (request: Request) => Reply | Promise<Reply>;

/** Stands in for `fetch`: answers by `METHOD /path` and keeps what it was asked. An unknown call is a 404. */
export function standInServer(handlers: Record<string, Handler>) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    const request: Request = {
      method: init.method ?? 'GET',
      path: url,
      headers,
      token: headers.get('Authorization')?.replace('Bearer ', '') ?? null,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      signal: init.signal ?? null,
      keepalive: init.keepalive ?? false,
    };
    requests.push(request);
    const handler = handlers[`${request.method} ${url.split('?')[0]}`];
    const reply = handler ? await Promise.race([handler(request), aborted(init.signal)]) : refusal(404, 'NOT_FOUND');
    if (reply === 'no network') throw new TypeError('Failed to fetch');
    const { status = 200, body, headers: extra = {} } = reply;
    return new Response(body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json', ...extra },
    });
  });
  return {
    requests,
    sent: (line: string) => requests.filter((request) => `${request.method} ${request.path}` === line),
  };
}

export function refusal(status: number, code: string, fields?: Record<string, string>): Reply {
  return { status, body: { status, code, message: `말: ${code}`, ...(fields ? { fields } : {}) } };
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
