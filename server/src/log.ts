import pino from 'pino';

export type Logger = pino.Logger;

/** Structured logs. Addresses, tokens, cookies and bodies of people never get in. */
export function createLog(level: string): Logger {
  return pino({
    level,
    redact: { paths: ['req.headers', 'res.headers', '*.email', '*.phone', '*.accessToken'], remove: true },
    serializers: {
      req: (request) => ({ id: request.id, method: request.method, path: String(request.url).split('?')[0] }),
      res: (reply) => ({ status: reply.statusCode }),
      err: pino.stdSerializers.err,
    },
  });
}
