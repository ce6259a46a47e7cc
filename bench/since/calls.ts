import { addDays, seoulDay } from '@mungchi/contract';
import type { Answer, Ask } from './ask';
import { type Filled, JOINABLE, READER } from './fill';
import { signIn } from './sign-in';

export type Side = { ask: Ask; tokens: readonly string[]; filled: Filled };
export type Call = {
  name: string;
  /** In each round. */
  times: number;
  /** Done before the clock runs: what `once` needs. */
  before?: (side: Side, nth: number) => Promise<unknown>;
  once: (side: Side, nth: number, prepared: unknown) => Promise<Answer | undefined>;
};

/** With a drawing of ours, which every release has and nobody uploads. */
const POST = {
  name: '감귤',
  totalUser: 4,
  quantity: '10kg',
  price: 24_000,
  location: '제주특별자치도 제주시 첨단로 242',
  content: '같이 나눠요',
  deadline: addDays(seoulDay(new Date()), 7),
  categoryId: 1,
  images: ['/pictures/fresh-006.webp'],
};

/** Today's answer may be wider; a release that lacks a call is left out of its row. */
export const CALLS: readonly Call[] = [
  read('list', '/api/group-boards?limit=20'),
  read('category', '/api/group-boards/categories/1?limit=20'),
  read('search', `/api/group-boards/search?limit=20&keyword=${encodeURIComponent('감귤')}`),
  read('picks', '/api/group-boards/recommend'),
  read('post', '/api/group-boards/60'),
  read('rooms', '/api/chat/rooms'),
  read('room', '/api/chat/rooms/2'),
  read('inbox', '/api/notifications'),
  {
    name: 'join',
    times: 150,
    once: ({ ask, tokens, filled }, nth) =>
      ask('POST', `/api/group-boards/${filled.firstOpen + (nth % JOINABLE)}/join`, {
        // Leaders are the last hundred; nobody joins the same board twice.
        token: tokens[Math.floor(nth / JOINABLE) + (nth % 300)],
        body: {},
      }),
  },
  {
    name: 'open',
    times: 40,
    // One purchase of each: nobody meets a limit of leaders.
    once: ({ ask, tokens }, nth) => ask('POST', '/api/group-boards', { token: tokens[100 + (nth % 290)], body: POST }),
  },
  {
    name: 'order',
    times: 100,
    once: ({ ask, tokens, filled }, nth) => {
      const { room, payer } = payment(filled, nth);
      return ask('POST', `/api/chat/rooms/${room}/orders`, { token: tokens[payer], body: {} });
    },
  },
  {
    name: 'payment',
    times: 100,
    before: async ({ ask, tokens, filled }, nth) => {
      const { room, payer } = payment(filled, nth);
      const order = JSON.parse(
        (await ask('POST', `/api/chat/rooms/${room}/orders`, { token: tokens[payer], body: {} })).body,
      );
      const paid = await ask('POST', '/sandbox/portone/payments', {
        body: { merchant_uid: order.merchantUid, amount: order.amount, options: { webhook: 'never' } },
      });
      return JSON.parse(paid.body).imp_uid;
    },
    once: ({ ask, tokens, filled }, nth, impUid) => {
      const { room, payer } = payment(filled, nth);
      return ask('POST', `/api/chat/rooms/${room}/pay`, { token: tokens[payer], body: { impUid } });
    },
  },
  { name: 'sign-in', times: 40, once: ({ ask }, nth) => signIn(ask, nth).then(() => undefined) },
];

function read(name: string, path: string): Call {
  return { name, times: 300, once: ({ ask, tokens }) => ask('GET', path, { token: tokens[READER - 1] }) };
}

/** The rooms of the reader come first; they are left alone. */
function payment({ firstPayable }: Filled, nth: number) {
  const room = firstPayable + 20 + nth;
  return { room, payer: room % 390 };
}
