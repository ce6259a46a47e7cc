import * as at from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { readRoute } from '../http/read-route';
import { route } from '../http/route';
import { listSettings } from '../setup/settings';
import { changeSettings } from '../setup/setup-verbs';
import { announce } from './announce';
import { countReached } from './announced-people';
import { answerAppeal, answerInquiry } from './cases/answer-cases';
import { callOffBoard } from './cases/call-off-board';
import { decideCase } from './cases/decide-case';
import { decidePayout } from './cases/decide-payout';
import { decideReport } from './cases/decide-report';
import { decideTrouble } from './cases/decide-trouble';
import { hideMessageAs, hideReviewAs } from './cases/hide';
import { listDisputesAs } from './cases/list-disputes-as';
import { listAppeals, listInquiries } from './cases/list-questions';
import { listReports } from './cases/list-reports';
import { listTroubles } from './cases/list-troubles';
import { readDisputeAs } from './cases/read-dispute-as';
import { readReport } from './cases/read-report';
import { readReportPhotos } from './cases/read-report-photos';
import { takeDown } from './cases/take-down';
import { verifyAgainAs } from './cases/verify-again';
import { by, byConfirmed, codeRoutes } from './code-routes';
import { readFigures } from './figures/read-figures';
import { findBoards } from './find-boards';
import { listFlags } from './list-flags';
import { listPayoutsAs } from './list-payouts-as';
import { readMachines } from './machines/read-machines';
import { retryJobAs } from './machines/retry-job';
import { act } from './operator';
import { findPeople } from './people/find-people';
import { giveSanction } from './people/give-sanction';
import { liftSanction } from './people/lift-sanction';
import { readAccountAs, readAccounts } from './people/read-account';
import { readPerson } from './people/read-person';
import { readAudit } from './read-audit';
import { readBoardAs } from './read-board-as';
import { readTodo } from './read-todo';
import { seeFlagsAs } from './see-flags-as';

const OK = { ok: true } as const;

export function operatorRoutes(app: FastifyInstance, deps: Deps): void {
  queueRoutes(app, deps);
  caseRoutes(app, deps);
  payoutRoutes(app, deps);
  peopleRoutes(app, deps);
  serviceRoutes(app, deps);
  codeRoutes(app, deps);
}

function queueRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, at.operatorTodo, ({ userId }) => readTodo(deps, userId));
  route(app, deps, at.operatorReports, async ({ userId, query, nextCursor }) => {
    const { reports, next } = await listReports(deps, userId, query);
    nextCursor(next);
    return reports;
  });
  route(app, deps, at.operatorDisputes, async ({ query, nextCursor }) => {
    const { disputes, next } = await listDisputesAs(deps, query);
    nextCursor(next);
    return disputes;
  });
  route(app, deps, at.operatorTroubles, ({ query }) => listTroubles(deps, query.state));
  route(app, deps, at.operatorFlags, ({ userId, query }) => listFlags(deps, userId, query.state));
  route(app, deps, at.operatorInquiries, ({ userId, query }) => listInquiries(deps, userId, query.state));
  route(app, deps, at.operatorAppeals, ({ userId, query }) => listAppeals(deps, userId, query.state));
}

function caseRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, at.operatorReport, async (call) => {
    const reveal = call.query.reveal === 'true';
    return readReport(deps, await byConfirmed(deps, call, reveal), call.params.reportId, reveal);
  });
  route(app, deps, at.operatorReportPhotos, (call) => readReportPhotos(deps, by(call), call.params.reportId));
  route(app, deps, at.decideReport, async (call) => {
    const isBan = call.body.sanction?.kind === 'BANNED';
    await decideReport(deps, await byConfirmed(deps, call, isBan), call.params.reportId, call.body);
    return OK;
  });
  route(app, deps, at.operatorDispute, (call) => readDisputeAs(deps, by(call), call.params.disputeId));
  route(app, deps, at.decideCase, async (call) => {
    await decideCase(deps, await byConfirmed(deps, call), call.params.disputeId, call.body);
    return OK;
  });
  route(app, deps, at.decideTrouble, async (call) => {
    await decideTrouble(deps, await byConfirmed(deps, call), call.params.troubleId, call.body);
    return OK;
  });
  route(app, deps, at.seeFlagsAs, async (call) => {
    await seeFlagsAs(deps, by(call), call.params.boardId);
    return OK;
  });
  route(app, deps, at.answerInquiry, async (call) => {
    await answerInquiry(deps, by(call), call.params.inquiryId, call.body.answer);
    return OK;
  });
  route(app, deps, at.answerAppeal, async (call) => {
    await answerAppeal(deps, by(call), call.params.appealId, call.body);
    return OK;
  });
}

function payoutRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, at.operatorPayouts, (call) => listPayoutsAs(deps, by(call), call.query.state));
  route(app, deps, at.operatorPayoutsFile, async (call) => readAccounts(deps, await byConfirmed(deps, call)));
  route(app, deps, at.operatorPayoutNumber, async (call) => ({
    number: await readAccountAs(deps, await byConfirmed(deps, call), call.params.payoutId),
  }));
  route(app, deps, at.payoutSentAs, async (call) => {
    const { reference, confirm } = call.body;
    await decidePayout(
      deps,
      await byConfirmed(deps, call),
      call.params.payoutId,
      { state: 'SENT', reference },
      confirm,
    );
    return OK;
  });
  route(app, deps, at.payoutFailedAs, async (call) => {
    const { why, confirm } = call.body;
    await decidePayout(deps, await byConfirmed(deps, call), call.params.payoutId, { state: 'FAILED', why }, confirm);
    return OK;
  });
  route(app, deps, at.payoutReturnedAs, async (call) => {
    const { why, confirm } = call.body;
    await decidePayout(deps, await byConfirmed(deps, call), call.params.payoutId, { state: 'RETURNED', why }, confirm);
    return OK;
  });
}

function peopleRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, at.operatorPeople, (call) => findPeople(deps, by(call), call.query.query));
  route(app, deps, at.operatorPerson, async (call) => {
    const reveal = call.query.reveal === 'true';
    return readPerson(deps, await byConfirmed(deps, call, reveal), call.params.userId, reveal);
  });
  route(app, deps, at.sanctionAs, async (call) => {
    const { sanction, reason } = call.body;
    const { userId } = call.params;
    const operator = await byConfirmed(deps, call, sanction.kind === 'BANNED');
    await act(deps, operator, async (tx, note) => {
      const sanctionId = await giveSanction(deps, tx, operator, userId, { ...sanction, reason });
      const after = { kind: sanction.kind, days: sanction.days ?? null, sanctionId };
      await note({ what: 'sanction.give', target: `person ${userId}`, after, reason });
    });
    return OK;
  });
  route(app, deps, at.verifyAgainAs, async (call) => {
    await verifyAgainAs(deps, by(call), call.params.userId, call.body.reason);
    return OK;
  });
  route(app, deps, at.liftAs, async (call) => {
    await liftSanction(deps, by(call), call.params.sanctionId, call.body.reason);
    return OK;
  });
  readRoute(app, deps, at.operatorBoards, (reading, { query }) => findBoards(reading, query.query));
  route(app, deps, at.operatorBoard, (call) => readBoardAs(deps, by(call), call.params.boardId));
  route(app, deps, at.takeDownAs, async (call) => {
    await takeDown(deps, by(call), call.params.boardId, call.body.reason);
    return OK;
  });
  route(app, deps, at.callOffAs, async (call) => {
    await callOffBoard(deps, await byConfirmed(deps, call), call.params.boardId, call.body);
    return OK;
  });
  route(app, deps, at.hideMessageAs, async (call) => {
    await hideMessageAs(deps, by(call), call.params.messageId, call.body.reason);
    return OK;
  });
  route(app, deps, at.hideReviewAs, async (call) => {
    await hideReviewAs(deps, by(call), call.params.reviewId, call.body.reason);
    return OK;
  });
}

function serviceRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, at.announce, async (call) => ({
    told: await announce(deps, await byConfirmed(deps, call), call.body),
  }));
  route(app, deps, at.announceReach, async ({ query }) => ({
    people: (await countReached(deps.db, query.near)).people,
  }));
  readRoute(app, deps, at.operatorAudit, async (reading, { userId, query, nextCursor }) => {
    const { entries, next } = await readAudit(reading, userId, query);
    nextCursor(next);
    return entries;
  });
  readRoute(app, deps, at.operatorFigures, (reading, { query }) => readFigures(reading, query));
  route(app, deps, at.operatorSettings, () => listSettings(deps.db, deps.config));
  route(app, deps, at.changeSettings, async (call) => {
    const { userId: byId, requestId } = await byConfirmed(deps, call);
    await changeSettings(deps, { byId, requestId }, call.body.settings);
    return OK;
  });
  route(app, deps, at.operatorMachines, () => readMachines(deps));
  route(app, deps, at.retryJobAs, async (call) => {
    await retryJobAs(deps, by(call), call.params.jobId);
    return OK;
  });
}
