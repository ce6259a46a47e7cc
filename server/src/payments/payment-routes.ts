import * as contract from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import { audited } from '../audit/audited';
import { viewBoard } from '../boards/view-board';
import type { Deps } from '../deps';
import { route } from '../http/route';
import { extendBuyBy } from './clocks/extend-buy-by';
import { extendPayBy } from './clocks/extend-pay-by';
import { completePurchase } from './complete-purchase';
import { completeTrade } from './complete-trade';
import { createOrder } from './create-order';
import { readLedger } from './ledger/read-ledger';
import { noticeGate } from './notice-gate';
import { nudgePayer } from './nudge-payer';
import { payShare } from './pay-share';
import { addReceipt } from './receipts/add-receipt';
import { listReceipts } from './receipts/list-receipts';
import { receiveNotice } from './receive-notice';
import { cancelWithRefunds } from './refunds/cancel-with-refunds';

export function paymentRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.createOrder, ({ userId, params }) => createOrder(deps, userId, params.chatRoomId));
  route(app, deps, contract.pay, ({ userId, params, body, request }) =>
    payShare(deps, userId, params.chatRoomId, body.impUid, request.id),
  );
  const isProviders = noticeGate(deps);
  route(app, deps, contract.paymentWebhook, async ({ body, request }) => {
    if (isProviders(request.ip)) await receiveNotice(deps, body.imp_uid, body.merchant_uid ?? null);
    return { ok: true as const };
  });
  route(app, deps, contract.ledger, ({ userId, params }) => readLedger(deps, userId, params.chatRoomId));
  route(app, deps, contract.purchaseComplete, ({ userId, params, body }) =>
    completePurchase(deps, userId, params.chatRoomId, body),
  );
  route(app, deps, contract.receipts, ({ userId, params }) => listReceipts(deps, userId, params.chatRoomId));
  route(app, deps, contract.addReceipt, ({ userId, params, body }) =>
    addReceipt(deps, userId, params.chatRoomId, body),
  );
  route(app, deps, contract.tradeComplete, ({ userId, params, body }) =>
    completeTrade(deps, userId, params.chatRoomId, body?.code),
  );
  route(app, deps, contract.nudge, async ({ userId, params }) => {
    await nudgePayer(deps, userId, params.chatRoomId, params.targetParticipantId);
    return { ok: true as const };
  });
  route(app, deps, contract.extendPayBy, ({ userId, params }) => extendPayBy(deps, userId, params.chatRoomId));
  route(app, deps, contract.extendBuyBy, ({ userId, params, body }) =>
    extendBuyBy(deps, userId, params.chatRoomId, body),
  );
  route(app, deps, contract.cancelBoard, async ({ userId, params, request }) => {
    const line = { userId, action: 'cancel', object: `board ${params.boardId}`, requestId: request.id } as const;
    await audited(deps, line, () => cancelWithRefunds(deps, userId, params.boardId));
    return viewBoard(deps, userId, params.boardId);
  });
}
