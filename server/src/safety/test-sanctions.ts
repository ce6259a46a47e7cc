import type { ReportId, UserId } from '@mungchi/contract';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { endReport } from './end-report';
import { liftSanctions, sanctionPerson, type WantedSanction } from './sanction-person';

/** As an operator does at the terminal, without the line in the audit. */
export const sanctionNow = (deps: Deps, userId: UserId, wanted: WantedSanction): Promise<number> =>
  transact(deps.db, (tx) => sanctionPerson(deps, tx, userId, wanted, null));

export const liftNow = (deps: Deps, userId: UserId): Promise<void> =>
  transact(deps.db, (tx) => liftSanctions(deps, tx, userId));

export const endReportNow = (deps: Deps, reportId: ReportId, verdict: 'DISMISSED' | 'UPHELD', decision: string) =>
  transact(deps.db, (tx) => endReport(deps, tx, reportId, { verdict, decision, by: null, hold: verdict === 'UPHELD' }));
