import type { AppLink } from '@mungchi/contract';
import { assertTypedAgain } from '../audit/typed-again';
import type { Deps } from '../deps';
import { countReached } from './announced-people';
import { act, type Operator } from './operator';

type Announcement = {
  title: string;
  body: string;
  path?: AppLink | undefined;
  near?: string | undefined;
  confirm: number;
};

/** Everybody, or everybody whose address names the neighbourhood. How many it reaches is typed once more; they are told by a job. */
export async function announce(
  deps: Deps,
  operator: Operator,
  { title, body, path = '/notifications', near, confirm }: Announcement,
): Promise<number> {
  return act(deps, operator, async (tx, note) => {
    const { people, last } = await countReached(tx, near);
    assertTypedAgain(people, confirm);
    const key = `announced ${deps.now().toISOString()}`;
    const batch = { title, body, path, key, ...(near && { near }), after: 0, upTo: last };
    if (people > 0) await deps.jobs.add(tx, 'operator.announce', batch);
    const after = { told: people, nearby: near !== undefined };
    await note({ what: 'announce', target: 'people', after, reason: title });
    return people;
  });
}
