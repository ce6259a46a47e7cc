// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../operator-cases';

export const decideCase: Call<typeof area.decideCase> = { method: 'POST', path: '/api/operator/disputes/:disputeId/decide', auth: 'operator' };

export const decideReport: Call<typeof area.decideReport> = { method: 'POST', path: '/api/operator/reports/:reportId/decide', auth: 'operator' };

export const operatorDispute: Call<typeof area.operatorDispute> = { method: 'GET', path: '/api/operator/disputes/:disputeId', auth: 'operator' };

export const operatorDisputes: Call<typeof area.operatorDisputes> = { method: 'GET', path: '/api/operator/disputes', auth: 'operator', paged: true };

export const operatorReport: Call<typeof area.operatorReport> = { method: 'GET', path: '/api/operator/reports/:reportId', auth: 'operator' };

export const operatorReportPhotos: Call<typeof area.operatorReportPhotos> = { method: 'GET', path: '/api/operator/reports/:reportId/photos', auth: 'operator' };

export const operatorReports: Call<typeof area.operatorReports> = { method: 'GET', path: '/api/operator/reports', auth: 'operator', paged: true };

export const operatorTodo: Call<typeof area.operatorTodo> = { method: 'GET', path: '/api/operator/todo', auth: 'operator' };
