import type { RefusalCode, RoomId, UserId } from '@mungchi/contract';
import { audit } from '../audit/audit';
import type { Deps } from '../deps';

export type RefusedMoney = {
  /** The source of the report. */
  by: 'browser' | 'provider';
  code: RefusalCode;
  roomId: RoomId;
  userId: UserId;
  impUid: string;
  requestId?: string | undefined;
};

/** Records every rejected payment in the audit and the log. A wrong amount needs an operator. */
export function noteRefusal(deps: Pick<Deps, 'db' | 'now' | 'log'>, refused: RefusedMoney): void {
  const { code, userId, roomId, impUid, requestId } = refused;
  deps.log[code === 'PAYMENT_MISMATCH' ? 'error' : 'info'](refused, 'payment refused');
  void audit(deps, { userId, action: 'pay', object: `room ${roomId} payment ${impUid}`, outcome: code, requestId });
}
