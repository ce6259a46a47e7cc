import pino from 'pino';

export type Logger = pino.Logger;

const PERSONAL = ['email', 'phone', 'accessToken', 'refreshToken', 'cookie', 'authorization'];

/** Structured logs. Users' addresses, tokens, cookies and request bodies are never logged. */
export function createLog(level: string, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    redact: {
      paths: ['req.headers', 'res.headers', ...PERSONAL, ...PERSONAL.map((name) => `*.${name}`)],
      remove: true,
    },
    serializers: {
      req: (request) => ({ id: request.id, method: request.method, path: sayablePath(String(request.url)) }),
      res: (reply) => ({ status: reply.statusCode }),
      err: sayable,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The URL without its query, the session id that is the only credential of a SockJS session over HTTP, and a room's picture. */
function sayablePath(url: string): string {
  return url.split('?', 1)[0]!.replace(/^(\/ws\/chat\/[^/]+\/|\/talk\/[^/]+\/)[^/]+/, '$1…');
}

/** What an error is and where it happened, without its other properties: PostgreSQL's error details quote the row. */
function sayable(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error;
  const { type, message, stack } = pino.stdSerializers.err(error);
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return { type, message, stack, ...(code !== undefined && { code }), ...(constraint !== undefined && { constraint }) };
}
