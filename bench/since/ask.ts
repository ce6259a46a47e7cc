import http from 'node:http';

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string; bytes: number };
export type Ask = (
  method: 'GET' | 'POST',
  path: string,
  more?: { token?: string | undefined; body?: unknown; headers?: Record<string, string> },
) => Promise<Answer>;

/** Calls over connections that stay open. */
export function asker(address: string): Ask {
  const agent = new http.Agent({ keepAlive: true });
  return (method, path, { token, body, headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const sent = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
      const request = http.request(
        new URL(path, address),
        {
          method,
          agent,
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            ...(sent !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(sent),
            }),
            ...headers,
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part) => parts.push(part));
          answer.on('end', () => {
            const body = Buffer.concat(parts);
            resolve({ status: answer.statusCode!, headers: answer.headers, body: body.toString(), bytes: body.length });
          });
        },
      );
      request.on('error', reject);
      request.end(sent);
    });
}
