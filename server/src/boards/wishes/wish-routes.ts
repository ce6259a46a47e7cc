import * as contract from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { askWish } from './ask-wish';
import { joinWish } from './join-wish';
import { keepWish } from './keep-wish';
import { leaveWish } from './leave-wish';
import { listOwnWishes, listWishes, readWish } from './read-wishes';
import { wishPage } from './wish-page';

export function wishRoutes(app: FastifyInstance, deps: Deps): void {
  wishPage(app, deps);
  route(app, deps, contract.wishes, ({ userId, query }) => listWishes(deps, userId, query.like));
  route(app, deps, contract.ownWishes, ({ userId }) => listOwnWishes(deps, userId));
  route(app, deps, contract.wish, ({ userId, params }) => readWish(deps, userId, params.wishId));
  route(app, deps, contract.askWish, ({ userId, body }) => askWish(deps, userId, body));
  route(app, deps, contract.joinWish, ({ userId, params }) => joinWish(deps, userId, params.wishId));
  route(app, deps, contract.leaveWish, ({ userId, params }) => leaveWish(deps, userId, params.wishId));
  route(app, deps, contract.keepWish, ({ userId, params }) => keepWish(deps, userId, params.wishId));
}
