// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../operator-payouts';

export const operatorPayoutNumber: Call<typeof area.operatorPayoutNumber> = { method: 'GET', path: '/api/operator/payouts/:payoutId/number', auth: 'operator' };

export const operatorPayouts: Call<typeof area.operatorPayouts> = { method: 'GET', path: '/api/operator/payouts', auth: 'operator' };

export const operatorPayoutsFile: Call<typeof area.operatorPayoutsFile> = { method: 'GET', path: '/api/operator/payouts/file', auth: 'operator' };

export const payoutFailedAs: Call<typeof area.payoutFailedAs> = { method: 'PATCH', path: '/api/operator/payouts/:payoutId/failed', auth: 'operator' };

export const payoutReturnedAs: Call<typeof area.payoutReturnedAs> = { method: 'PATCH', path: '/api/operator/payouts/:payoutId/returned', auth: 'operator' };

export const payoutSentAs: Call<typeof area.payoutSentAs> = { method: 'PATCH', path: '/api/operator/payouts/:payoutId/sent', auth: 'operator' };
