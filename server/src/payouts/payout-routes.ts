import * as contract from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import { audited } from '../audit/audited';
import type { Deps } from '../deps';
import { route } from '../http/route';
import { readBoardStatement } from './read-board-statement';
import { readPayouts } from './read-payouts';
import { readStatement } from './read-statement';
import { removeAccount } from './remove-account';
import { requestPayout } from './request-payout';
import { saveAccount } from './save-account';

export function payoutRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.payouts, ({ userId }) => readPayouts(deps, userId));
  route(app, deps, contract.requestPayout, ({ userId, request }) =>
    audited(deps, { userId, action: 'payout-request', requestId: request.id }, () => requestPayout(deps, userId)),
  );
  route(app, deps, contract.savePayoutAccount, ({ userId, body, request }) =>
    audited(deps, { userId, action: 'payout-account', object: 'saved', requestId: request.id }, () =>
      saveAccount(deps, userId, body),
    ),
  );
  route(app, deps, contract.removePayoutAccount, async ({ userId, request }) => {
    const line = { userId, action: 'payout-account', object: 'removed', requestId: request.id } as const;
    await audited(deps, line, () => removeAccount(deps, userId));
    return { ok: true as const };
  });
  route(app, deps, contract.statement, ({ userId, query }) => readStatement(deps, userId, query.month));
  route(app, deps, contract.boardStatement, ({ userId, params }) => readBoardStatement(deps, userId, params.boardId));
}
