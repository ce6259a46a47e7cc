import type { Answer, CurrentUser } from '@mungchi/contract';
import type { createOrder } from '@mungchi/contract/calls';

export type Order = Answer<typeof createOrder>;

/** What a card page is opened with, whoever's it is. */
export type CardRequest = { order: Order; buyer: CurrentUser; returnTo: string };

/** `left`: the browser went to another page and the answer comes to /pay/result. */
export type CardAnswer = { is: 'approved'; impUid: string } | { is: 'refused'; because: string } | { is: 'left' };
