import { setTimeout } from 'node:timers/promises';
import type { ChatMessage } from '@mungchi/contract';
import { TestMember } from '../../server/src/chat/test-member';
import { type Caller, wish } from './call';
import { Felt } from './felt';
import { until } from './until';
import type { Step, World } from './world';

const READERS = 5;
const JOINERS = 2;
const PAYERS = 2;
const PAUSE_MS = 60;

export type Load = {
  felt: Felt;
  joined: Step[];
  paid: Step[];
  members: TestMember[];
  /** Lets everybody finish what they have begun. */
  finish(): Promise<void>;
  close(): Promise<void>;
};

/** People who read, join, pay and talk (over WebSockets and xhr), all through the balancer. */
export async function startLoad(origin: string, world: World): Promise<Load> {
  const felt = new Felt();
  const joined: Step[] = [];
  const paid: Step[] = [];
  let ending = false;
  let giveUpAt = Number.POSITIVE_INFINITY;
  const caller: Caller = { origin, felt, over: () => Date.now() > giveUpAt };

  const members = world.rooms.flatMap(({ roomId, members: people }) =>
    people.map(
      (userId, at) =>
        new TestMember({
          addresses: () => [origin],
          token: world.token(userId),
          roomId,
          carrier: at % 2 === 0 ? 'websocket' : 'xhr-polling',
          onHeard: (message) => felt.heardAfter(lateness(message)),
          onBack: (ms) => felt.backAfter(ms),
        }),
    ),
  );
  for (const member of members) member.start();
  await until('everybody in the rooms', async () => members.every(({ settled }) => settled));
  felt.latestMessageMs = 0;

  const read = async (userId: number) => {
    const token = world.token(userId);
    const paths = [
      '/api/group-boards',
      '/api/group-boards/search?keyword=감귤',
      '/api/chat/rooms',
      '/api/notifications',
    ];
    for (let turn = userId; !ending; turn++) {
      const answer = await wish(caller, { path: encodeURI(paths[turn % paths.length]!), token });
      if (answer && answer.status !== 200) felt.failedWith(`read ${answer.status}`);
      await setTimeout(PAUSE_MS);
    }
  };
  const take = async (steps: Step[], act: (step: Step) => Promise<boolean>, done: Step[]) => {
    for (let step = steps.shift(); step && !ending; step = steps.shift()) {
      if (await act(step)) done.push(step);
      await setTimeout(2 * PAUSE_MS);
    }
  };
  const talk = async () => {
    for (let turn = 0; !ending; turn++) {
      members[turn % members.length]!.say(`${Date.now()} 안녕하세요`);
      await setTimeout(50);
    }
  };
  const [joins, payments] = [[...world.joins], [...world.payments]];
  const work = [
    talk(),
    ...Array.from({ length: READERS }, (_, at) => read(world.joins[at]!.userId)),
    ...Array.from({ length: JOINERS }, () => take(joins, (step) => join(caller, world, step), joined)),
    ...Array.from({ length: PAYERS }, () => take(payments, (step) => pay(caller, world, step), paid)),
  ];
  return {
    felt,
    joined,
    paid,
    members,
    finish: async () => {
      ending = true;
      giveUpAt = Date.now() + 60_000;
      await Promise.all(work);
      await until('all messages acknowledged', async () => members.every(({ settled }) => settled));
    },
    close: async () => {
      ending = true;
      giveUpAt = 0;
      await Promise.all(members.map((member) => member.stop()));
    },
  };
}

/** Of a message of this load: when it was said stands in it. */
function lateness({ message }: ChatMessage): number {
  const saidAt = Number(/^(\d{13}) /.exec(message)?.[1] ?? 0);
  return saidAt > 0 ? Date.now() - saidAt : 0;
}

/** A second try of a join whose answer was lost is told ALREADY_JOINED: the seat is there. */
async function join(caller: Caller, world: World, { boardId, userId }: Step): Promise<boolean> {
  const path = `/api/group-boards/${boardId}/join`;
  const answer = await wish(caller, { method: 'POST', path, token: world.token(userId) });
  if (!answer) return false;
  const { code } = answer.body as { code?: string };
  const seated = answer.status === 200 || code === 'ALREADY_JOINED';
  if (!seated) caller.felt.failedWith(`join ${answer.status} ${code}`);
  return seated;
}

async function pay(caller: Caller, world: World, { boardId, userId }: Step): Promise<boolean> {
  const token = world.token(userId);
  const room = `/api/chat/rooms/${boardId}`;
  const order = await wish(caller, { method: 'POST', path: `${room}/orders`, token });
  if (order?.status !== 200) {
    if (order) caller.felt.failedWith(`order ${order.status} ${JSON.stringify(order.body)}`);
    return false;
  }
  const { merchantUid, amount } = order.body as { merchantUid: string; amount: number };
  const card = { merchant_uid: merchantUid, amount, buyer_email: world.email(userId) };
  const approved = await wish(caller, { method: 'POST', path: '/sandbox/portone/payments', body: card });
  // The card page was cut off and asked twice: what it had said is learnt from the provider's notice.
  const { success, imp_uid: impUid } = (approved?.body ?? {}) as { success?: boolean; imp_uid?: string };
  if (!success || !impUid) return false;
  const answer = await wish(caller, { method: 'POST', path: `${room}/pay`, token, body: { impUid } });
  if (!answer) return false;
  const { code } = answer.body as { code?: string };
  // NOTHING_TO_PAY: the notice was faster.
  const done = answer.status === 200 || code === 'NOTHING_TO_PAY';
  if (!done) caller.felt.failedWith(`pay ${answer.status} ${code}`);
  return done;
}
