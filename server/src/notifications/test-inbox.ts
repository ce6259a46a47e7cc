import type { Notification } from '@mungchi/contract';
import { awake } from '../boards/test-boards';
import { transact } from '../db/transaction';
import type { Person, TestApp } from '../test-app';
import { type NewNotification, notify } from './notify';

export async function inbox(t: TestApp, person: Person): Promise<Notification[]> {
  return (await t.call(awake(t, person), 'GET', '/api/notifications')).body;
}

/** Writes entries as a verb would. */
export function tell(t: TestApp, ...list: (Partial<NewNotification> & Pick<NewNotification, 'userId' | 'boardId'>)[]) {
  const some = { kind: 'ROOM_FULL' as const, title: '모두 모였어요', body: '3,333원을 결제해 주세요', key: 'full' };
  return transact(t.db, (tx) =>
    notify(
      t.deps,
      tx,
      list.map((each) => ({
        ...some,
        path: each.boardId ? (`/chat/${each.boardId}` as const) : ('/' as const),
        ...each,
      })),
    ),
  );
}
