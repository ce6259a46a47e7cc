// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../operator-queues';

export const answerAppeal: Call<typeof area.answerAppeal> = { method: 'POST', path: '/api/operator/appeals/:appealId/answer', auth: 'operator' };

export const answerInquiry: Call<typeof area.answerInquiry> = { method: 'POST', path: '/api/operator/inquiries/:inquiryId/answer', auth: 'operator' };

export const decideTrouble: Call<typeof area.decideTrouble> = { method: 'POST', path: '/api/operator/troubles/:troubleId/decide', auth: 'operator' };

export const operatorAppeals: Call<typeof area.operatorAppeals> = { method: 'GET', path: '/api/operator/appeals', auth: 'operator' };

export const operatorFlags: Call<typeof area.operatorFlags> = { method: 'GET', path: '/api/operator/flags', auth: 'operator' };

export const operatorInquiries: Call<typeof area.operatorInquiries> = { method: 'GET', path: '/api/operator/inquiries', auth: 'operator' };

export const operatorTroubles: Call<typeof area.operatorTroubles> = { method: 'GET', path: '/api/operator/troubles', auth: 'operator' };

export const seeFlagsAs: Call<typeof area.seeFlagsAs> = { method: 'POST', path: '/api/operator/flags/:boardId/seen', auth: 'operator' };
