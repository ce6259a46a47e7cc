import * as contract from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { bearerToken } from '../http/access-token';
import { route } from '../http/route';
import { addDevice } from './add-device';
import { countUnreadEntries } from './count-unread';
import { listDevices, removeDevice } from './devices';
import { listNotifications } from './list-notifications';
import { listThreads } from './list-threads';
import { readNotifications } from './read-notifications';
import { readSettings } from './read-settings';
import { saveSettings } from './save-settings';
import { tryDevice } from './try-device';

export function notificationRoutes(app: FastifyInstance, deps: Deps): void {
  const done = { ok: true as const };
  route(app, deps, contract.notifications, async ({ userId, query, nextCursor }) => {
    const { items, next } = await listNotifications(deps, userId, query);
    nextCursor(next);
    return items;
  });
  route(app, deps, contract.notificationThreads, async ({ userId, query, nextCursor }) => {
    const { items, next } = await listThreads(deps, userId, query);
    nextCursor(next);
    return items;
  });
  route(app, deps, contract.unreadNotifications, async ({ userId }) => ({
    count: await countUnreadEntries(deps, userId),
  }));
  route(app, deps, contract.readNotifications, async ({ userId, body }) => {
    await readNotifications(deps, userId, whichOf(body));
    return { count: await countUnreadEntries(deps, userId) };
  });
  route(app, deps, contract.notificationSettings, ({ userId }) => readSettings(deps.db, userId));
  route(app, deps, contract.saveNotificationSettings, ({ userId, body }) => saveSettings(deps, userId, body));
  route(app, deps, contract.devices, ({ userId }) => listDevices(deps, userId));
  route(app, deps, contract.addDevice, ({ userId, body, request }) => {
    const session = deps.tokens.read(bearerToken(request.headers.authorization));
    return addDevice(deps, userId, session?.sessionId ?? null, body);
  });
  route(app, deps, contract.removeDevice, async ({ userId, params }) => {
    await removeDevice(deps, userId, params.deviceId);
    return done;
  });
  route(app, deps, contract.testDevice, async ({ userId, params }) => {
    await tryDevice(deps, userId, params.deviceId);
    return done;
  });
}

type Asked = NonNullable<contract.Body<typeof contract.readNotifications>>;

function whichOf({ id, ids, upTo, path }: Asked = {}): Parameters<typeof readNotifications>[2] {
  if (id !== undefined) return { ids: [id] };
  if (ids !== undefined) return { ids };
  if (upTo !== undefined) return { upTo };
  return path === undefined ? 'all' : { seen: contract.seenOn(path) };
}
