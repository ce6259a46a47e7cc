import * as contract from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { acceptDispute } from './accept-dispute';
import { contestDispute } from './contest-dispute';
import { listDisputes } from './list-disputes';
import { openDispute } from './open-dispute';
import { withdrawDispute } from './withdraw-dispute';

export function disputeRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.openDispute, ({ userId, params, body }) =>
    openDispute(deps, userId, params.chatRoomId, body),
  );
  route(app, deps, contract.disputes, ({ userId, params }) => listDisputes(deps, userId, params.chatRoomId));
  route(app, deps, contract.acceptDispute, ({ userId, params }) =>
    acceptDispute(deps, userId, params.chatRoomId, params.disputeId),
  );
  route(app, deps, contract.contestDispute, ({ userId, params, body }) =>
    contestDispute(deps, userId, params.chatRoomId, params.disputeId, body),
  );
  route(app, deps, contract.withdrawDispute, ({ userId, params }) =>
    withdrawDispute(deps, userId, params.chatRoomId, params.disputeId),
  );
}
