import * as contract from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { saveReach } from '../../notifications/reach';
import { addAlert, readAlerts, removeAlert } from './alerts';
import { addRegular, listRegulars, regularOf, removeRegular } from './regulars';

export function findingRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.alerts, ({ userId }) => readAlerts(deps.db, userId));
  route(app, deps, contract.addAlert, ({ userId, body }) => addAlert(deps, userId, body.word));
  route(app, deps, contract.removeAlert, ({ userId, params }) => removeAlert(deps, userId, params.alertId));
  route(app, deps, contract.saveReach, async ({ userId, body }) => {
    await saveReach(deps.db, userId, body.reach);
    return readAlerts(deps.db, userId);
  });
  route(app, deps, contract.regularOf, ({ userId, params }) => regularOf(deps.db, userId, params.userId));
  route(app, deps, contract.addRegular, ({ userId, params }) => addRegular(deps, userId, params.userId));
  route(app, deps, contract.removeRegular, ({ userId, params }) => removeRegular(deps, userId, params.userId));
  route(app, deps, contract.regulars, async ({ userId, query, nextCursor }) => {
    const { people, next } = await listRegulars(deps, userId, query);
    nextCursor(next);
    return people;
  });
}
