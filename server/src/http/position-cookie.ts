import type { FastifyReply, FastifyRequest } from 'fastify';
import { END_OF_LOG, type LogPosition, primaryPosition, readLogPosition, writeLogPosition } from '../db/log-position';
import type { Deps } from '../deps';
import { isSecure } from './origin';

const COOKIE = 'log_position';
/** By then everybody is shown it anyway. */
const SECONDS = 10;

/** After a change: where the log stands then goes to the browser and comes back with what it reads next, at whichever node. */
export async function setPositionCookie(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  // The change is made: a primary that is gone right after it must not turn the answer into a failure.
  const position = await primaryPosition(db).catch(() => END_OF_LOG);
  reply.setCookie(COOKIE, writeLogPosition(position), {
    path: '/api',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config, request),
    maxAge: SECONDS,
  });
}

export function readPositionCookie(request: FastifyRequest): LogPosition | null {
  return readLogPosition(request.cookies[COOKIE]);
}
