import type { BoardId, Call, DisputeId, QueryInput, ReportId, UserId } from '@mungchi/contract';
import {
  announceReach,
  operatorAppeals,
  operatorAudit,
  operatorBoard,
  operatorBoards,
  operatorCode,
  operatorDispute,
  operatorDisputes,
  operatorFigures,
  operatorFlags,
  operatorInquiries,
  operatorMachines,
  operatorPayouts,
  operatorPeople,
  operatorPerson,
  operatorReport,
  operatorReportPhotos,
  operatorReports,
  operatorTodo,
  operatorTroubles,
} from '@mungchi/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../notices/notices';
import { call } from './call';
import { errorText } from './error-copy';
import { endpointQuery, pagesQuery } from './query-client';
import type { Input } from './send';

export type CaseState = 'OPEN' | 'ENDED';

/** Others work on the same queue: what is shown is read again every few seconds. */
const FRESH = { refetchInterval: 20_000 } as const;

export const todoQuery = { ...endpointQuery(operatorTodo), ...FRESH };
export const reportsQuery = (state: CaseState) => ({
  ...endpointQuery(operatorReports, { query: { state, limit: 100 } }),
  ...FRESH,
});
export const reportQuery = (reportId: ReportId, reveal: boolean) =>
  endpointQuery(operatorReport, { params: { reportId: String(reportId) }, query: reveal ? { reveal: 'true' } : {} });
/** Each look is on record: nothing is kept of it. */
export const readReportPhotos = (reportId: ReportId) =>
  call(operatorReportPhotos, { params: { reportId: String(reportId) } });
export const casesQuery = (state: CaseState) => ({
  ...endpointQuery(operatorDisputes, { query: { state, limit: 100 } }),
  ...FRESH,
});
export const caseQuery = (disputeId: DisputeId) =>
  endpointQuery(operatorDispute, { params: { disputeId: String(disputeId) } });
export const operatorPayoutsQuery = (state: CaseState) => ({
  ...endpointQuery(operatorPayouts, { query: { state } }),
  ...FRESH,
});
export const flagsQuery = (state: CaseState) => ({ ...endpointQuery(operatorFlags, { query: { state } }), ...FRESH });
export const troublesQuery = (state: CaseState) => endpointQuery(operatorTroubles, { query: { state } });
export const operatorInquiriesQuery = (state: CaseState) => endpointQuery(operatorInquiries, { query: { state } });
export const appealsQuery = (state: CaseState) => endpointQuery(operatorAppeals, { query: { state } });
export const peopleQuery = (query: string) => endpointQuery(operatorPeople, { query: { query } });
export const personQuery = (userId: number, reveal = false) =>
  endpointQuery(operatorPerson, {
    params: { userId: String(userId) as unknown as UserId & string },
    query: reveal ? { reveal: 'true' } : {},
  });
export const boardsQuery = (query: string) => endpointQuery(operatorBoards, { query: { query } });
export const operatorBoardQuery = (boardId: number) =>
  endpointQuery(operatorBoard, { params: { boardId: String(boardId) as unknown as BoardId & string } });
export const reachQuery = (near: string) => endpointQuery(announceReach, { query: near.length >= 2 ? { near } : {} });
export const auditQuery = (filter: QueryInput<typeof operatorAudit>) =>
  pagesQuery(operatorAudit, { query: filter }, { first: 50, more: 50 });
export const figuresQuery = (from: string, to: string) => endpointQuery(operatorFigures, { query: { from, to } });
export const codeQuery = endpointQuery(operatorCode);
export const machinesQuery = { ...endpointQuery(operatorMachines), refetchInterval: 5_000 };

/** Says whether it was done; a refusal is told here. Whatever it came to, the console is read again. */
export function useOperatorVerb<E extends Call>(endpoint: E) {
  const queries = useQueryClient();
  return async (input: Input<E>): Promise<boolean> => {
    try {
      await (call as (endpoint: E, given: Input<E>) => Promise<unknown>)(endpoint, input);
      return true;
    } catch (error) {
      notify(errorText(error), 'bad');
      return false;
    } finally {
      void queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/operator') });
    }
  };
}
