// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../operator-confirm';

export const beginOperatorCode: Call<typeof area.beginOperatorCode> = { method: 'POST', path: '/api/operator/code', auth: 'operator' };

export const confirmOperator: Call<typeof area.confirmOperator> = { method: 'POST', path: '/api/operator/confirm', auth: 'operator' };

export const operatorCode: Call<typeof area.operatorCode> = { method: 'GET', path: '/api/operator/code', auth: 'operator' };
