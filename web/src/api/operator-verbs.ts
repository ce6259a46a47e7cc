import type { BoardId, BodyInput, Call, DisputeId, PayoutId, ReportId, UserId } from '@mungchi/contract';
import {
  announce,
  answerAppeal,
  answerInquiry,
  beginOperatorCode,
  callOffAs,
  changeSettings,
  confirmOperator,
  decideCase,
  decideReport,
  decideTrouble,
  liftAs,
  operatorPayoutNumber,
  operatorPayoutsFile,
  operatorReportPhotos,
  payoutFailedAs,
  payoutReturnedAs,
  payoutSentAs,
  retryJobAs,
  sanctionAs,
  seeFlagsAs,
  takeDownAs,
  verifyAgainAs,
} from '@mungchi/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../notices/notices';
import { call } from './call';
import { errorText } from './error-copy';

type Given<E extends Call> = NonNullable<BodyInput<E>>;

/** Arrives even when the page is closed meanwhile: the decision was held until then. */
export function useDecideReport(reportId: ReportId) {
  return useOperatorVerb((body: Given<typeof decideReport>) =>
    call(decideReport, { params: { reportId }, body, keepalive: true }),
  );
}

export function useDecideCase(disputeId: DisputeId) {
  return useOperatorVerb((body: Given<typeof decideCase>) => call(decideCase, { params: { disputeId }, body }));
}

export function useDecideTrouble(troubleId: string) {
  return useOperatorVerb((body: Given<typeof decideTrouble>) => call(decideTrouble, { params: { troubleId }, body }));
}

export function usePayoutSent(payoutId: PayoutId) {
  return useOperatorVerb((body: Given<typeof payoutSentAs>) => call(payoutSentAs, { params: { payoutId }, body }));
}

export function usePayoutFailed(payoutId: PayoutId) {
  return useOperatorVerb((body: Given<typeof payoutFailedAs>) => call(payoutFailedAs, { params: { payoutId }, body }));
}

export function usePayoutReturned(payoutId: PayoutId) {
  return useOperatorVerb((body: Given<typeof payoutReturnedAs>) =>
    call(payoutReturnedAs, { params: { payoutId }, body }),
  );
}

export function useAnswerInquiry(inquiryId: number) {
  return useOperatorVerb((body: Given<typeof answerInquiry>) => call(answerInquiry, { params: { inquiryId }, body }));
}

export function useAnswerAppeal(appealId: number) {
  return useOperatorVerb((body: Given<typeof answerAppeal>) => call(answerAppeal, { params: { appealId }, body }));
}

export function useSeeFlags(boardId: BoardId) {
  return useOperatorVerb(() => call(seeFlagsAs, { params: { boardId } }));
}

export function useTakeDown(boardId: BoardId) {
  return useOperatorVerb((body: Given<typeof takeDownAs>) => call(takeDownAs, { params: { boardId }, body }));
}

export function useCallOff(boardId: BoardId) {
  return useOperatorVerb((body: Given<typeof callOffAs>) => call(callOffAs, { params: { boardId }, body }));
}

export function useSanction(userId: UserId) {
  return useOperatorVerb((body: Given<typeof sanctionAs>) => call(sanctionAs, { params: { userId }, body }));
}

export function useLiftSanction() {
  return useOperatorVerb(({ sanctionId, reason }: { sanctionId: number; reason: string }) =>
    call(liftAs, { params: { sanctionId }, body: { reason } }),
  );
}

export function useVerifyAgain(userId: UserId) {
  return useOperatorVerb((body: Given<typeof verifyAgainAs>) => call(verifyAgainAs, { params: { userId }, body }));
}

export function useRetryJob() {
  return useOperatorVerb((jobId: number) => call(retryJobAs, { params: { jobId } }));
}

export function useAnnounce() {
  return useOperatorVerb((body: Given<typeof announce>) => call(announce, { body }));
}

/**
 * Says whether it was done; a refusal is told here. Whatever it came to, the console is read again. It leaves at once, where
 * a mutation would leave a moment later: a page that is being closed has no such moment.
 */
function useOperatorVerb<Given = void>(run: (given: Given) => Promise<unknown>) {
  const queries = useQueryClient();
  return async (given: Given): Promise<boolean> => {
    try {
      await run(given);
      return true;
    } catch (error) {
      sayRefused(error);
      return false;
    } finally {
      void queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/operator') });
    }
  };
}

/** Each look is on record: nothing is kept of it. Null when it was refused, which is told here. */
export const lookAtPhotos = (reportId: ReportId) => orNull(call(operatorReportPhotos, { params: { reportId } }));
export const lookAtNumber = (payoutId: PayoutId) => orNull(call(operatorPayoutNumber, { params: { payoutId } }));
export const lookAtAllNumbers = () => orNull(call(operatorPayoutsFile));

/** What is refused is said beside the fields. */
export const saveSettings = (settings: Given<typeof changeSettings>['settings']) =>
  call(changeSettings, { body: { settings } });

/** The key for an app that makes codes. */
export const beginTimeCode = () => orNull(call(beginOperatorCode));
export const confirmTimeCode = (code: string) => call(confirmOperator, { body: { code } });

function orNull<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error: unknown) => {
    sayRefused(error);
    return null;
  });
}

function sayRefused(error: unknown): void {
  notify(errorText(error), 'bad');
}
