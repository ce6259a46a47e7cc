// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../operator-figures';

export const operatorFigures: Call<typeof area.operatorFigures> = { method: 'GET', path: '/api/operator/figures', auth: 'operator' };

export const operatorMachines: Call<typeof area.operatorMachines> = { method: 'GET', path: '/api/operator/machines', auth: 'operator' };

export const retryJobAs: Call<typeof area.retryJobAs> = { method: 'POST', path: '/api/operator/machines/jobs/:jobId/retry', auth: 'operator' };
