import type { Answer, CurrentUser } from '@mungchi/contract';
import type { createOrder } from '@mungchi/contract/calls';

export type Order = Answer<typeof createOrder>;

/** Input of a card page, sandbox or PortOne. */
export type CardRequest = { order: Order; buyer: CurrentUser; returnTo: string };

/** `left`: the browser was redirected and the result arrives at /pay/result. */
export type CardAnswer = { is: 'approved'; impUid: string } | { is: 'refused'; because: string } | { is: 'left' };
