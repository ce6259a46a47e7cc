import type { Answer, Endpoint } from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { readPositionCookie } from './position-cookie';
import { type Call, route } from './route';

/** A `route` that only reads: at the replica, where there is one that has what the caller must see. Its `deps.db` leads there. */
export function readRoute<E extends Endpoint>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handler: (reading: Deps, call: Call<E>) => Promise<Answer<E>>,
): void {
  const { replica } = deps;
  route(app, deps, endpoint, (call) =>
    replica
      ? replica.read(readPositionCookie(call.request), (db) => handler({ ...deps, db }, call))
      : handler(deps, call),
  );
}
