import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { heldTo } from '../http/limits';
import { webOrigin } from '../http/origin';
import { readCalendar } from './read-calendar';

const LIMIT = { max: 60, seconds: 60 };

/** Outside `/api`: a calendar app reads it by its address, again and again. */
export function calendarRoutes(app: FastifyInstance, deps: Deps): void {
  const config = { rateLimit: heldTo(deps, LIMIT) };
  app.get<{ Params: { file: string } }>('/calendar/:file', { config }, async (request, reply) => {
    const file = await readCalendar(deps, request.params.file, webOrigin(deps.config, request));
    return reply
      .header('cache-control', 'private, no-cache')
      .header('content-disposition', 'inline; filename="mungchi.ics"')
      .header('referrer-policy', 'no-referrer')
      .type('text/calendar; charset=utf-8')
      .send(file);
  });
}
