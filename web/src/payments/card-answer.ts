import type { Answer, CurrentUser } from '@mungchi/contract';
import type { createOrder } from '@mungchi/contract/calls';

export type Order = Answer<typeof createOrder>;

/** Input of a card page, sandbox or PortOne. */
export type CardRequest = { order: Order; buyer: CurrentUser; returnTo: string };

/** `closed`: the person changed their mind. Where the browser is redirected, there is none: the result arrives at /pay/result. */
export type CardAnswer = { is: 'approved'; impUid: string } | { is: 'refused'; because: string } | { is: 'closed' };

/** Providers report a closed card page as a failure, told apart by its words only. */
export function wasClosed(said: string): boolean {
  return /취소|포기|cancel/i.test(said);
}
