import { type RefusalCode, type RoomId, STAGE_LABELS, type UserId } from '@mungchi/contract';
import { PREPARED } from '../db/prepared';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { Refusal, refuseIf } from '../refusal';
import { noteRefusal } from './note-refusal';
import { ProviderRefused, ProviderUnavailable } from './provider/payment-provider';
import { settlePayment } from './settle-payment';

/** The browser reports a payment; the provider's own record is read, and only that counts. */
export async function payShare(deps: Deps, userId: UserId, roomId: RoomId, impUid: string, requestId?: string) {
  // Strangers are refused before the provider is called; former members are not, their money goes back.
  refuseIf(await strangerRefusal(deps, userId, roomId));
  const record = await readRecord(deps, impUid);
  faultPoint('pay.read');
  const refuse = (code: RefusalCode) => {
    noteRefusal(deps, { by: 'browser', code, roomId, userId, impUid, requestId, record: record ?? undefined });
    return new Refusal(code);
  };
  if (!record) throw refuse('PAYMENT_NOT_FOUND');

  const decision = await settlePayment(deps, userId, roomId, record);
  faultPoint('pay.committed');
  // It was booked earlier and reversed at the provider since.
  if (decision.do === 'write-off') throw refuse('PAYMENT_NOT_PAID');
  if (decision.do === 'refuse' || decision.do === 'give-back') throw refuse(decision.because);
  const { stage } = decision;
  return { payStatement: 'PAID' as const, stage, status: STAGE_LABELS[stage] };
}

async function strangerRefusal({ db }: Deps, userId: UserId, roomId: RoomId) {
  const ever = await db
    .selectFrom('participants')
    .modifyFront(PREPARED)
    .select('id')
    .where('boardId', '=', roomId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (ever) return null;
  const board = await db.selectFrom('boards').select('id').where('id', '=', roomId).executeTakeFirst();
  return board ? 'NOT_A_MEMBER' : 'ROOM_NOT_FOUND';
}

async function readRecord({ payments, log }: Deps, impUid: string) {
  try {
    return await payments.payment(impUid, { as: 'promise' });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
    log.warn({ err: error }, 'payment provider unavailable');
    throw new Refusal('PROVIDER_UNAVAILABLE');
  }
}
