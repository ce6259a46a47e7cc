import { Readable } from 'node:stream';
import {
  type Answer,
  type Body,
  type Endpoint,
  limitOf,
  type Params,
  type Query,
  type UserId,
} from '@mungchi/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { serializerOf } from './answer-schema';
import { assertStanding } from './assert-standing';
import { assertOperator, callerOf } from './caller';
import { heldTo } from './limits';
import { parsePart } from './parse';
import { setPositionCookie } from './position-cookie';

/** The input of a handler; `userId` is there whenever the endpoint's `auth` promises it. */
export type Call<E extends Endpoint> = {
  userId: UserIdOf<E['auth']>;
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Sets the cursor of the next page; null at the end. */
  nextCursor(cursor: string | null): void;
};

type UserIdOf<A extends Endpoint['auth']> = A extends 'user' | 'refresh-or-user' | 'operator'
  ? UserId
  : A extends 'optional'
    ? UserId | null
    : null;

/** Binds an endpoint of the contract: authentication, parsing, handler, answer. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  /** A large answer may be a stream of its JSON. */
  handler: (call: Call<E>) => Promise<Answer<E> | Readable> | Answer<E>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: { response: { 200: {} } },
    serializerCompiler: () => serializerOf(endpoint),
    config: {
      endpoint,
      rateLimit: heldTo(deps, limitOf(endpoint)),
    },
    // Before the body is read: a caller who is refused need not upload first.
    onRequest: async (request) => {
      request.userId = await callerOf(deps, endpoint.auth, request);
      if (request.userId !== null) await assertStanding(deps, endpoint, request.userId);
    },
    handler: async (request, reply) => {
      if (endpoint.auth === 'operator') await assertOperator(deps, request.userId!);
      const answer = await handler({
        userId: request.userId as UserIdOf<E['auth']>,
        params: parsePart(endpoint.params, request.params) as Params<E>,
        query: parsePart(endpoint.query, request.query) as Query<E>,
        body: parsePart(endpoint.body, request.body) as Body<E>,
        request,
        reply,
        nextCursor: (cursor) => {
          if (cursor !== null) reply.header('X-Next-Cursor', cursor);
        },
      });
      if (deps.replica && endpoint.method !== 'GET' && !reply.sent) await setPositionCookie(deps, request, reply);
      if (answer instanceof Readable) return reply.type('application/json; charset=utf-8').send(answer);
      if (deps.config.validateAnswers) assertAnswer(endpoint, answer);
      return answer;
    },
  });
}

function assertAnswer(endpoint: Endpoint, answer: unknown): void {
  const checked = endpoint.response.safeParse(answer);
  if (checked.success) return;
  const where = checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  throw new Error(`${endpoint.method} ${endpoint.path} answered outside its contract: ${where}`);
}
