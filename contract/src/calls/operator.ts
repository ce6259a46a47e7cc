import type { Call } from '../endpoint';
import type * as cases from '../operator-cases';
import type * as confirm from '../operator-confirm';
import type * as figures from '../operator-figures';
import type * as payouts from '../operator-payouts';
import type * as queues from '../operator-queues';
import type * as work from '../operator-work';

export const operatorTodo: Call<typeof cases.operatorTodo> = {
  method: 'GET',
  path: '/api/operator/todo',
  auth: 'operator',
};

export const operatorReports: Call<typeof cases.operatorReports> = {
  method: 'GET',
  path: '/api/operator/reports',
  auth: 'operator',
  paged: true,
};

export const operatorReport: Call<typeof cases.operatorReport> = {
  method: 'GET',
  path: '/api/operator/reports/:reportId',
  auth: 'operator',
};

export const operatorReportPhotos: Call<typeof cases.operatorReportPhotos> = {
  method: 'GET',
  path: '/api/operator/reports/:reportId/photos',
  auth: 'operator',
};

export const decideReport: Call<typeof cases.decideReport> = {
  method: 'POST',
  path: '/api/operator/reports/:reportId/decide',
  auth: 'operator',
};

export const operatorDisputes: Call<typeof cases.operatorDisputes> = {
  method: 'GET',
  path: '/api/operator/disputes',
  auth: 'operator',
  paged: true,
};

export const operatorDispute: Call<typeof cases.operatorDispute> = {
  method: 'GET',
  path: '/api/operator/disputes/:disputeId',
  auth: 'operator',
};

export const decideCase: Call<typeof cases.decideCase> = {
  method: 'POST',
  path: '/api/operator/disputes/:disputeId/decide',
  auth: 'operator',
};

export const operatorTroubles: Call<typeof queues.operatorTroubles> = {
  method: 'GET',
  path: '/api/operator/troubles',
  auth: 'operator',
};

export const decideTrouble: Call<typeof queues.decideTrouble> = {
  method: 'POST',
  path: '/api/operator/troubles/:troubleId/decide',
  auth: 'operator',
};

export const operatorInquiries: Call<typeof queues.operatorInquiries> = {
  method: 'GET',
  path: '/api/operator/inquiries',
  auth: 'operator',
};

export const answerInquiry: Call<typeof queues.answerInquiry> = {
  method: 'POST',
  path: '/api/operator/inquiries/:inquiryId/answer',
  auth: 'operator',
};

export const operatorAppeals: Call<typeof queues.operatorAppeals> = {
  method: 'GET',
  path: '/api/operator/appeals',
  auth: 'operator',
};

export const answerAppeal: Call<typeof queues.answerAppeal> = {
  method: 'POST',
  path: '/api/operator/appeals/:appealId/answer',
  auth: 'operator',
};

export const operatorPeople: Call<typeof work.operatorPeople> = {
  method: 'GET',
  path: '/api/operator/people',
  auth: 'operator',
};

export const operatorPerson: Call<typeof work.operatorPerson> = {
  method: 'GET',
  path: '/api/operator/people/:userId',
  auth: 'operator',
};

export const sanctionAs: Call<typeof work.sanctionAs> = {
  method: 'POST',
  path: '/api/operator/people/:userId/sanctions',
  auth: 'operator',
};

export const verifyAgainAs: Call<typeof work.verifyAgainAs> = {
  method: 'POST',
  path: '/api/operator/people/:userId/verify-again',
  auth: 'operator',
};

export const liftAs: Call<typeof work.liftAs> = {
  method: 'DELETE',
  path: '/api/operator/sanctions/:sanctionId',
  auth: 'operator',
};

export const operatorBoards: Call<typeof work.operatorBoards> = {
  method: 'GET',
  path: '/api/operator/boards',
  auth: 'operator',
};

export const operatorBoard: Call<typeof work.operatorBoard> = {
  method: 'GET',
  path: '/api/operator/boards/:boardId',
  auth: 'operator',
};

export const takeDownAs: Call<typeof work.takeDownAs> = {
  method: 'POST',
  path: '/api/operator/boards/:boardId/take-down',
  auth: 'operator',
};

export const callOffAs: Call<typeof work.callOffAs> = {
  method: 'POST',
  path: '/api/operator/boards/:boardId/call-off',
  auth: 'operator',
};

export const hideMessageAs: Call<typeof work.hideMessageAs> = {
  method: 'POST',
  path: '/api/operator/messages/:messageId/hide',
  auth: 'operator',
};

export const hideReviewAs: Call<typeof work.hideReviewAs> = {
  method: 'POST',
  path: '/api/operator/reviews/:reviewId/hide',
  auth: 'operator',
};

export const announce: Call<typeof work.announce> = {
  method: 'POST',
  path: '/api/operator/announcements',
  auth: 'operator',
};

export const announceReach: Call<typeof work.announceReach> = {
  method: 'GET',
  path: '/api/operator/announcements/reach',
  auth: 'operator',
};

export const operatorAudit: Call<typeof work.operatorAudit> = {
  method: 'GET',
  path: '/api/operator/audit',
  auth: 'operator',
  paged: true,
};

export const operatorFigures: Call<typeof figures.operatorFigures> = {
  method: 'GET',
  path: '/api/operator/figures',
  auth: 'operator',
};

export const operatorMachines: Call<typeof figures.operatorMachines> = {
  method: 'GET',
  path: '/api/operator/machines',
  auth: 'operator',
};

export const retryJobAs: Call<typeof figures.retryJobAs> = {
  method: 'POST',
  path: '/api/operator/machines/jobs/:jobId/retry',
  auth: 'operator',
};

export const operatorPayouts: Call<typeof payouts.operatorPayouts> = {
  method: 'GET',
  path: '/api/operator/payouts',
  auth: 'operator',
};

export const operatorPayoutNumber: Call<typeof payouts.operatorPayoutNumber> = {
  method: 'GET',
  path: '/api/operator/payouts/:payoutId/number',
  auth: 'operator',
};

export const operatorPayoutsFile: Call<typeof payouts.operatorPayoutsFile> = {
  method: 'GET',
  path: '/api/operator/payouts/file',
  auth: 'operator',
};

export const payoutSentAs: Call<typeof payouts.payoutSentAs> = {
  method: 'PATCH',
  path: '/api/operator/payouts/:payoutId/sent',
  auth: 'operator',
};

export const payoutFailedAs: Call<typeof payouts.payoutFailedAs> = {
  method: 'PATCH',
  path: '/api/operator/payouts/:payoutId/failed',
  auth: 'operator',
};

export const payoutReturnedAs: Call<typeof payouts.payoutReturnedAs> = {
  method: 'PATCH',
  path: '/api/operator/payouts/:payoutId/returned',
  auth: 'operator',
};

export const operatorFlags: Call<typeof queues.operatorFlags> = {
  method: 'GET',
  path: '/api/operator/flags',
  auth: 'operator',
};

export const seeFlagsAs: Call<typeof queues.seeFlagsAs> = {
  method: 'POST',
  path: '/api/operator/flags/:boardId/seen',
  auth: 'operator',
};

export const operatorCode: Call<typeof confirm.operatorCode> = {
  method: 'GET',
  path: '/api/operator/code',
  auth: 'operator',
};

export const beginOperatorCode: Call<typeof confirm.beginOperatorCode> = {
  method: 'POST',
  path: '/api/operator/code',
  auth: 'operator',
};

export const confirmOperator: Call<typeof confirm.confirmOperator> = {
  method: 'POST',
  path: '/api/operator/confirm',
  auth: 'operator',
};
