import type { BoardId, DisputeId, QueryInput, ReportId, UserId } from '@mungchi/contract';
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
  operatorReports,
  operatorSettings,
  operatorTodo,
  operatorTroubles,
} from '@mungchi/contract/calls';
import { endpointQuery, pagesQuery } from './query-client';

export type CaseState = 'OPEN' | 'ENDED';

/** Others work on the same queue: what is shown is read again every few seconds. */
const FRESH = { refetchInterval: 20_000 } as const;

export const settingsQuery = endpointQuery(operatorSettings);
export const todoQuery = { ...endpointQuery(operatorTodo), ...FRESH };
export const reportsQuery = (state: CaseState) => ({
  ...endpointQuery(operatorReports, { query: { state, limit: 100 } }),
  ...FRESH,
});
export const reportQuery = (reportId: ReportId, reveal: boolean) =>
  endpointQuery(operatorReport, { params: { reportId }, query: reveal ? { reveal: 'true' } : {} });
export const casesQuery = (state: CaseState) => ({
  ...endpointQuery(operatorDisputes, { query: { state, limit: 100 } }),
  ...FRESH,
});
export const caseQuery = (disputeId: DisputeId) => endpointQuery(operatorDispute, { params: { disputeId } });
export const operatorPayoutsQuery = (state: CaseState) => ({
  ...endpointQuery(operatorPayouts, { query: { state } }),
  ...FRESH,
});
export const flagsQuery = (state: CaseState) => ({ ...endpointQuery(operatorFlags, { query: { state } }), ...FRESH });
export const troublesQuery = (state: CaseState) => endpointQuery(operatorTroubles, { query: { state } });
export const operatorInquiriesQuery = (state: CaseState) => endpointQuery(operatorInquiries, { query: { state } });
export const appealsQuery = (state: CaseState) => endpointQuery(operatorAppeals, { query: { state } });
export const peopleQuery = (query: string) => endpointQuery(operatorPeople, { query: { query } });
export const personQuery = (userId: UserId, reveal = false) =>
  endpointQuery(operatorPerson, {
    params: { userId },
    query: reveal ? { reveal: 'true' } : {},
  });
export const boardsQuery = (query: string) => endpointQuery(operatorBoards, { query: { query } });
export const operatorBoardQuery = (boardId: BoardId) => endpointQuery(operatorBoard, { params: { boardId } });
export const reachQuery = (near: string) => endpointQuery(announceReach, { query: near.length >= 2 ? { near } : {} });
export const auditQuery = (filter: QueryInput<typeof operatorAudit>) =>
  pagesQuery(operatorAudit, { query: filter }, { first: 50, more: 50 });
export const figuresQuery = (from: string, to: string) => endpointQuery(operatorFigures, { query: { from, to } });
export const codeQuery = endpointQuery(operatorCode);
export const machinesQuery = { ...endpointQuery(operatorMachines), refetchInterval: 5_000 };
