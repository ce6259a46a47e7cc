// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../operator-work';

export const announce: Call<typeof area.announce> = { method: 'POST', path: '/api/operator/announcements', auth: 'operator' };

export const announceReach: Call<typeof area.announceReach> = { method: 'GET', path: '/api/operator/announcements/reach', auth: 'operator' };

export const callOffAs: Call<typeof area.callOffAs> = { method: 'POST', path: '/api/operator/boards/:boardId/call-off', auth: 'operator' };

export const hideMessageAs: Call<typeof area.hideMessageAs> = { method: 'POST', path: '/api/operator/messages/:messageId/hide', auth: 'operator' };

export const hideReviewAs: Call<typeof area.hideReviewAs> = { method: 'POST', path: '/api/operator/reviews/:reviewId/hide', auth: 'operator' };

export const liftAs: Call<typeof area.liftAs> = { method: 'DELETE', path: '/api/operator/sanctions/:sanctionId', auth: 'operator' };

export const operatorAudit: Call<typeof area.operatorAudit> = { method: 'GET', path: '/api/operator/audit', auth: 'operator', paged: true };

export const operatorBoard: Call<typeof area.operatorBoard> = { method: 'GET', path: '/api/operator/boards/:boardId', auth: 'operator' };

export const operatorBoards: Call<typeof area.operatorBoards> = { method: 'GET', path: '/api/operator/boards', auth: 'operator' };

export const operatorPeople: Call<typeof area.operatorPeople> = { method: 'GET', path: '/api/operator/people', auth: 'operator' };

export const operatorPerson: Call<typeof area.operatorPerson> = { method: 'GET', path: '/api/operator/people/:userId', auth: 'operator' };

export const sanctionAs: Call<typeof area.sanctionAs> = { method: 'POST', path: '/api/operator/people/:userId/sanctions', auth: 'operator' };

export const takeDownAs: Call<typeof area.takeDownAs> = { method: 'POST', path: '/api/operator/boards/:boardId/take-down', auth: 'operator' };

export const verifyAgainAs: Call<typeof area.verifyAgainAs> = { method: 'POST', path: '/api/operator/people/:userId/verify-again', auth: 'operator' };
