import type { UserId } from '@mungchi/contract';
import { assertTypedAgain } from '../audit/assert-typed-again';
import type { Db } from '../db/schema';
import type { Deps } from '../deps';
import { notify } from '../notifications/notify';
import { act, type Operator } from './operator';

const AT_ONCE = 1_000;

type Announcement = {
  title: string;
  body: string;
  path?: string | undefined;
  near?: string | undefined;
  confirm: number;
};

/** Everybody, or everybody whose address names the neighbourhood. How many it reaches is typed once more. */
export async function announce(
  deps: Deps,
  operator: Operator,
  { title, body, path = '/notifications', near, confirm }: Announcement,
): Promise<number> {
  return act(deps, operator, async (tx, note) => {
    const people = await reached(tx, near);
    assertTypedAgain(people.length, confirm);
    const at = deps.now();
    const entry = {
      kind: 'ANNOUNCED',
      boardId: null,
      title,
      body,
      path,
      key: `announced ${at.toISOString()}`,
    } as const;
    for (let from = 0; from < people.length; from += AT_ONCE)
      await notify(
        deps,
        tx,
        people.slice(from, from + AT_ONCE).map((userId) => ({ userId, ...entry })),
      );
    const after = { told: people.length, nearby: near !== undefined };
    await note({ what: 'announce', target: 'people', after, reason: title });
    return people.length;
  });
}

export async function reached(db: Db, near: string | undefined): Promise<UserId[]> {
  let query = db.selectFrom('users').select('id').where('signedUpAt', 'is not', null).where('leftAt', 'is', null);
  if (near) query = query.where('address', 'like', `%${near.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
  const rows = await query.orderBy('id').execute();
  return rows.map(({ id }) => id);
}
