import * as contract from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { route } from '../http/route';
import { receivedReviews } from './received-reviews';
import { waitingReviews } from './waiting-reviews';
import { writeReview } from './write-review';

export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.writeReview, async ({ userId, params, body }) => {
    const { chatRoomId: roomId, targetParticipantId } = params;
    await writeReview(deps, { roomId, writerUserId: userId, targetParticipantId }, body);
    return { ok: true as const };
  });
  route(app, deps, contract.waitingReviews, ({ userId }) => waitingReviews(deps, userId));
  route(app, deps, contract.receivedReviews, async ({ userId, query, nextCursor }) => {
    const { items, next } = await receivedReviews(deps, userId, query);
    nextCursor(next);
    return items;
  });
}
