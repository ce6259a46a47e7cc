import type { RefusalCode, RoomId, UserId } from '@mungchi/contract';
import { audit } from '../audit/audit';
import type { Deps } from '../deps';
import { noteTrouble } from './note-trouble';
import type { PaymentRecord } from './payment-rules';

export type RefusedMoney = {
  /** The source of the report. */
  by: 'browser' | 'provider';
  code: RefusalCode;
  roomId: RoomId;
  userId: UserId;
  impUid: string;
  requestId?: string | undefined;
  /** What the provider says of it. */
  record?: PaymentRecord | undefined;
};

/** Records every rejected payment in the audit and the log. A wrong amount waits for an operator. */
export function noteRefusal(deps: Pick<Deps, 'db' | 'now' | 'log'>, { record, ...refused }: RefusedMoney): void {
  const { code, userId, roomId, impUid, requestId } = refused;
  if (code === 'PAYMENT_MISMATCH' && record) void noteTrouble(deps, { record, why: code, roomId, userId });
  deps.log[code === 'PAYMENT_MISMATCH' ? 'error' : 'info'](refused, 'payment refused');
  void audit(deps, { userId, action: 'pay', object: `room ${roomId} payment ${impUid}`, outcome: code, requestId });
}
