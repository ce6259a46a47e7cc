import { APPOINTMENT_AHEAD_MINUTES, REVIEW_KEYWORDS } from '@mungchi/contract';
import type { Deps } from '../deps';
import { answerPoll } from '../handover/answer-poll';
import { slotsOf } from '../handover/find-poll';
import { markWord } from '../handover/mark-word';
import { setAppointment } from '../handover/set-appointment';
import { completePurchase } from '../payments/complete-purchase';
import { completeTrade } from '../payments/complete-trade';
import { createOrder } from '../payments/create-order';
import { payShare } from '../payments/pay-share';
import { approve, CardPayment } from '../payments/sandbox/approve';
import { writeReview } from '../reviews/write-review';
import { type Act, dueTurns, type Turn } from './due-turns';
import { wakingHour } from './waking-hour';

/** By the ordinary verbs; in the order of a purchase. */
const ACTS: Record<Act, (deps: Deps, turn: Turn) => Promise<unknown>> = {
  pay,
  buy: (deps, { userId, boardId }) => completePurchase(deps, userId, boardId),
  meet,
  answer,
  hand: (deps, { userId, boardId, targetId }) => markWord(deps, userId, boardId, targetId!, 'HANDED'),
  receive: (deps, { userId, boardId }) => completeTrade(deps, userId, boardId),
  review: (deps, { userId, boardId, targetId }) =>
    writeReview(deps, { roomId: boardId, writerUserId: userId, targetParticipantId: targetId! }, REVIEW),
};

const REVIEW = {
  star: 5,
  keywords: [REVIEW_KEYWORDS[0], REVIEW_KEYWORDS[1]],
  review: '덕분에 즐겁게 나눴어요. 다음에도 같이해요!',
};

/** In a room with a real person the demo neighbours do their part: one visitor sees the whole way, to the reviews. */
export async function actNeighbours(deps: Deps): Promise<void> {
  const { payments } = deps.config;
  if (!payments.sandbox || payments.portone) return;
  for (const act of Object.keys(ACTS) as Act[]) {
    for (const turn of await dueTurns(deps, act)) await unlessRefused(deps, turn, () => ACTS[act](deps, turn));
  }
}

async function pay(deps: Deps, { userId, boardId }: Turn): Promise<void> {
  const { merchantUid, amount, name } = await createOrder(deps, userId, boardId);
  const card = { merchant_uid: merchantUid, amount, name, options: { webhook: 'never' } };
  const { imp_uid: impUid } = await approve(deps, CardPayment.parse(card));
  await payShare(deps, userId, boardId, impUid);
}

/** At the next full hour that is far enough ahead. */
function meet(deps: Deps, { userId, boardId }: Turn): Promise<void> {
  const soonest = deps.now().getTime() + APPOINTMENT_AHEAD_MINUTES * 60_000;
  return setAppointment(deps, userId, boardId, { startsAt: wakingHour(soonest) });
}

async function answer(deps: Deps, { userId, boardId, pollId }: Turn): Promise<void> {
  const slots = (await slotsOf(deps.db, pollId!)).map(({ nth }) => nth);
  await answerPoll(
    deps,
    userId,
    boardId,
    pollId!,
    slots.filter((nth) => (nth + userId) % 3 > 0),
  );
}

/** Somebody else may have come first; the next run looks again. */
async function unlessRefused({ log }: Deps, turn: Turn, act: () => Promise<unknown>): Promise<void> {
  await act().catch((err: unknown) => log.warn({ err, ...turn }, 'a demo neighbour could not act'));
}
