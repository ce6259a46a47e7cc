import { STAGE_LABELS } from '@mungchi/contract';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { Refusal } from '../refusal';
import { ProviderRefused, ProviderUnavailable } from './provider/payment-provider';
import { settlePayment } from './settle-payment';

/** The browser reports a payment; the provider's own record is read, and only that counts. */
export async function payShare(deps: Deps, userId: number, roomId: number, impUid: string) {
  await assertMember(deps, userId, roomId);
  const record = await readRecord(deps, impUid);
  faultPoint('pay.read');
  if (!record) throw new Refusal('PAYMENT_NOT_FOUND');

  const decision = await settlePayment(deps, record, roomId, userId);
  faultPoint('pay.committed');
  if (decision.do === 'refuse' || decision.do === 'give-back') throw new Refusal(decision.because);
  const { stage } = await deps.db
    .selectFrom('boards')
    .select('stage')
    .where('id', '=', roomId)
    .executeTakeFirstOrThrow();
  return { payStatement: 'PAID' as const, stage, status: STAGE_LABELS[stage] };
}

/** Strangers are refused before the provider is troubled. */
async function assertMember({ db }: Deps, userId: number, roomId: number): Promise<void> {
  const room = await db
    .selectFrom('boards')
    .leftJoin('participants', (join) =>
      join.onRef('participants.boardId', '=', 'boards.id').on('participants.userId', '=', userId),
    )
    .select('participants.id as participantId')
    .where('boards.id', '=', roomId)
    .executeTakeFirst();
  if (!room) throw new Refusal('ROOM_NOT_FOUND');
  if (room.participantId === null) throw new Refusal('NOT_A_MEMBER');
}

async function readRecord({ payments, log }: Deps, impUid: string) {
  try {
    return await payments.payment(impUid);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
    log.warn({ err: error }, 'payment provider unavailable');
    throw new Refusal('PROVIDER_UNAVAILABLE');
  }
}
