import type { UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { badgeOf } from './badge-of';
import { noteOutcome } from './note-outcome';
import { sendPush } from './push/send-push';

/** Sends a push at once, whatever the settings: somebody is looking at the phone. */
export async function tryDevice(
  deps: Pick<Deps, 'db' | 'now' | 'push' | 'log'>,
  userId: UserId,
  deviceId: number,
): Promise<void> {
  const { db, push } = deps;
  if (!push) throw new Refusal('PUSH_OFF');
  const device = await db
    .selectFrom('devices')
    .selectAll()
    .where('id', '=', deviceId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!device) throw new Refusal('DEVICE_NOT_FOUND');
  const badge = await badgeOf(deps, userId);
  const message = { ...WORDS, id: null, path: '/mypage/alerts' as const, tag: 'test', badge };
  const outcome = await sendPush(push, device, message, { as: 'visitor' });
  await noteOutcome(deps, device, outcome);
  if (outcome.kind === 'gone') throw new Refusal('DEVICE_NOT_FOUND');
  if (outcome.kind !== 'accepted') throw new Refusal('UNAVAILABLE');
}

const WORDS = { title: '알림이 잘 도착했어요', body: '이제 중요한 소식을 놓치지 않아요.' };
