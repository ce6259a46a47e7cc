import type { RefusalCode } from '@mungchi/contract';
import type { Deps } from '../deps';

export type RefusedMoney = {
  /** Who told us of the payment. */
  by: 'browser' | 'provider';
  code: RefusalCode;
  roomId: number;
  userId: number;
  impUid: string;
};

/** A line for every payment that was not taken: numbers only, nothing of a person. A wrong amount needs somebody to look. */
export function noteRefusal({ log }: Pick<Deps, 'log'>, refused: RefusedMoney): void {
  log[refused.code === 'PAYMENT_MISMATCH' ? 'error' : 'info'](refused, 'payment refused');
}
