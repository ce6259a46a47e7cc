import type { Deps } from '../deps';
import type { JobHandlers, Schedule } from '../jobs/jobs';
import { alertRoom } from './alert-room';
import { sweepRooms } from './alert-rooms';
import { clearInbox } from './clear-inbox';
import { deliver, deliverCalls, deliverMorning } from './deliver';
import { pushAgain } from './push-again';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'notifications.clear': Record<string, never>;
  }
}

export const notificationJobs = {
  'notifications.deliver': (deps, { ids }) => deliver(deps, ids),
  'notifications.morning': (deps, { userId }) => deliverMorning(deps, userId),
  'notifications.calling': (deps, { userId }) => deliverCalls(deps, userId),
  'notifications.push': pushAgain,
  'notifications.clear': (deps, _, { signal }) => clearInbox(deps, signal),
  'chat.alert': (deps, { roomId }) => alertRoom(deps, roomId),
  'chat.alert-sweep': (deps) => sweepRooms(deps),
} satisfies Partial<JobHandlers<Deps>>;

export const notificationSchedules: Schedule<keyof typeof notificationJobs>[] = [
  // 04:20 in Seoul
  { job: 'notifications.clear', cron: '20 19 * * *' },
  { job: 'chat.alert-sweep', cron: '* * * * *' },
];
