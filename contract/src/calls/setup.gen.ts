// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../setup';

export const beginSetupCode: Call<typeof area.beginSetupCode> = { method: 'POST', path: '/api/setup/code', auth: 'public' };

export const changeSettings: Call<typeof area.changeSettings> = { method: 'PUT', path: '/api/operator/settings', auth: 'operator' };

export const confirmSetupCode: Call<typeof area.confirmSetupCode> = { method: 'POST', path: '/api/setup/confirm', auth: 'public' };

export const finishSetup: Call<typeof area.finishSetup> = { method: 'POST', path: '/api/setup/finish', auth: 'public' };

export const makeFirstOperator: Call<typeof area.makeFirstOperator> = { method: 'POST', path: '/api/setup/operator', auth: 'public' };

export const openSetup: Call<typeof area.openSetup> = { method: 'POST', path: '/api/setup/open', auth: 'public' };

export const operatorSettings: Call<typeof area.operatorSettings> = { method: 'GET', path: '/api/operator/settings', auth: 'operator' };

export const readSetup: Call<typeof area.readSetup> = { method: 'GET', path: '/api/setup', auth: 'public' };

export const restoreInSetup: Call<typeof area.restoreInSetup> = { method: 'POST', path: '/api/setup/restore', auth: 'public' };

export const saveSetup: Call<typeof area.saveSetup> = { method: 'PUT', path: '/api/setup/settings', auth: 'public' };
