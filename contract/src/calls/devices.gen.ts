// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../devices';

export const addDevice: Call<typeof area.addDevice> = { method: 'POST', path: '/api/notifications/devices', auth: 'user' };

export const devices: Call<typeof area.devices> = { method: 'GET', path: '/api/notifications/devices', auth: 'user' };

export const removeDevice: Call<typeof area.removeDevice> = { method: 'DELETE', path: '/api/notifications/devices/:deviceId', auth: 'user' };

export const testDevice: Call<typeof area.testDevice> = { method: 'POST', path: '/api/notifications/devices/:deviceId/test', auth: 'user' };
