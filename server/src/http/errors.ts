import { ENDPOINTS } from '@mungchi/contract/all';
import type { FastifyError, FastifyInstance } from 'fastify';
import { isDatabaseAway } from '../db/database-away';
import { Refusal } from '../refusal';

/** Turns anything thrown into an answer: a refusal with its code, or a fault with its details hidden. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = error instanceof Refusal ? error : refusalOf(error);
    if (refusal.code === 'NO_ROOM') request.log.warn({ err: error.cause }, 'no room on the disk');
    else if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    return reply.status(refusal.status).header('cache-control', 'no-store').send(refusal.body());
  });
}

/** For API paths without a route: 405 when the path exists under another method, else 404. */
export function unknownApiPath(url: string): { refusal: Refusal; allow: string | null } {
  const path = url.split('?')[0] ?? url;
  const methods = ENDPOINTS.filter((endpoint) => patternOf(endpoint.path).test(path)).map(
    (endpoint) => endpoint.method,
  );
  if (methods.length === 0) return { refusal: new Refusal('NOT_FOUND'), allow: null };
  return { refusal: new Refusal('METHOD_NOT_ALLOWED'), allow: [...new Set(methods)].join(', ') };
}

function refusalOf(error: FastifyError): Refusal {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal('BODY_TOO_LARGE');
    case 'FST_REQ_FILE_TOO_LARGE':
      return new Refusal('UPLOAD_TOO_LARGE');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new Refusal('UNSUPPORTED_MEDIA_TYPE');
    case 'FST_UNDER_PRESSURE':
      return new Refusal('UNAVAILABLE');
    // PostgreSQL: invalid text, such as NUL in a search value.
    case '22021':
    case '22P05':
      return new Refusal('BAD_REQUEST');
  }
  if (error.statusCode === 429) return new Refusal('RATE_LIMITED');
  // Also a caller who disconnected while sending the body: the reset is no fault of ours.
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new Refusal('BAD_REQUEST');
  if (isDatabaseAway(error)) return new Refusal('UNAVAILABLE');
  return new Refusal('INTERNAL');
}

const patterns = new Map<string, RegExp>();

function patternOf(path: string): RegExp {
  let pattern = patterns.get(path);
  if (!pattern) {
    pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);
    patterns.set(path, pattern);
  }
  return pattern;
}
