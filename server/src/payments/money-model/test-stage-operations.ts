import { decideCancel, isCancellable, nextStage } from '../../boards/board-rules';
import { lockRoom } from '../../boards/lock-board';
import { transact } from '../../db/transaction';
import { callOff as callOffRoom } from '../call-off';
import { completePurchase } from '../complete-purchase';
import { completeTrade } from '../complete-trade';
import { cancelWithRefunds } from '../refunds/cancel-with-refunds';
import { decidePurchase, decideTrade } from '../trade-rules';
import {
  boardIn,
  isSettling,
  MODEL_FOLLOWER,
  MODEL_LEADER,
  type ModelRoom,
  type Outcome,
  openOf,
} from './test-model-room';
import {
  type Actor,
  actorWith,
  anyFollower,
  done,
  kind,
  type OperationGroup,
  personOf,
  refused,
} from './test-operation';
import { confirm, finished } from './test-settle';

const cancel = kind<{ by: Actor }>('cancel', {
  weight: 2,
  roll: actorWith(0.7),
  apply(room, { by }) {
    const refusal = decideCancel(boardIn(room), by === 'leader' ? MODEL_LEADER : MODEL_FOLLOWER);
    return refusal ? refused(refusal) : end(room);
  },
  async carryOut(real, { by }) {
    await cancelWithRefunds(real.deps, personOf(real, by).userId, real.room.id);
    return 'ok';
  },
});

/** By the clock. */
const callOff = kind<object>('call-off', {
  weight: 1,
  roll: () => ({}),
  apply: (room) => (isCancellable(room.stage) ? end(room) : refused('nothing')),
  carryOut({ t, deps, room: { id } }) {
    return transact(deps.db, async (tx) => {
      const room = await lockRoom(tx, id);
      if (!isCancellable(room.board.stage)) return 'nothing';
      await callOffRoom(deps, tx, room, 'UNPAID', t.clock.now);
      return 'ok';
    });
  },
});

const purchase = kind<{ by: Actor }>('purchase', {
  weight: 12,
  roll: actorWith(0.8),
  apply(room, { by }) {
    if (by !== 'leader' && room.followers[by]!.left) return refused('NOT_A_MEMBER');
    const role = by === 'leader' ? 'LEADER' : 'FOLLOWER';
    const refusal = decidePurchase(room.stage, role);
    if (refusal) return refused(refusal);
    const { wrote } = confirm(room);
    const late = decidePurchase(room.stage, role);
    if (late) return { answer: late, wrote };
    room.stage = nextStage(room.stage, 'purchased')!;
    return { answer: 'ok', wrote };
  },
  async carryOut(real, { by }) {
    await completePurchase(real.deps, personOf(real, by).userId, real.room.id);
    return 'ok';
  },
});

const trade = kind<{ by: number }>('trade', {
  weight: 12,
  roll: (roll, room) => ({ by: anyFollower(roll, room) }),
  apply(room, { by }) {
    const follower = room.followers[by]!;
    if (follower.left) return refused('NOT_A_MEMBER');
    const refusal = decideTrade(
      room.stage,
      'FOLLOWER',
      follower.received || follower.refunded,
      openOf(follower)?.kind ?? null,
    );
    if (refusal) return refused(refusal);
    Object.assign(follower, { received: true, receivedOn: room.day });
    return finished(room, done);
  },
  async carryOut(real, { by }) {
    await completeTrade(real.deps, personOf(real, by).userId, real.room.id);
    return 'ok';
  },
});

export const stages: OperationGroup = { kinds: [cancel, callOff, purchase, trade] };

function end(room: ModelRoom): Outcome {
  room.stage = nextStage(room.stage, 'cancelled')!;
  for (const [impUid, payment] of room.used)
    if (isSettling(room, impUid)) Object.assign(payment, { refund: 'promised', since: room.day });
  return done;
}
