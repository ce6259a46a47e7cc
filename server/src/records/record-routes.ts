import * as contract from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { route } from '../http/route';
import { readRecord } from './read-record';

export function recordRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.record, ({ userId, params, reply }) => {
    // One's own is asked for where it has just changed: how much one may open, whether the home is checked.
    const isOwn = userId === params.userId;
    reply.header('cache-control', isOwn ? 'private, no-cache' : 'private, max-age=3600');
    return readRecord(deps, userId, params.userId);
  });
}
