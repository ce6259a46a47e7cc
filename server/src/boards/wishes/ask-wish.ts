import type { UserId, Wish } from '@mungchi/contract';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { Refusal, refuseIf } from '../../refusal';
import { anchorOf, probesOf, thingOf } from '../finding/finding-rules';
import { theCalled } from '../finding/read-called';
import { hasContactInName } from '../flags/flag-rules';
import { lockPlace, lockWisher, wishingOf } from './lock-wish';
import { listOwnWishes, listWishes, readWish } from './read-wishes';
import { alikeTo, decideAskWish, gridPoint, wishUntil } from './wish-rules';

type Asked = { name: string; sure?: boolean | undefined };

/** Asks who would share something, and is the first in it. Who is in one alike and near already gets that one: nothing is written twice. */
export async function askWish(deps: Deps, userId: UserId, { name, sure = false }: Asked): Promise<Wish> {
  if (hasContactInName(name)) throw new Refusal('INVALID_FIELDS', { name: '연락처와 링크는 적을 수 없어요.' });
  const thing = thingOf(name);
  if (thing.length === 0) throw new Refusal('INVALID_FIELDS', { name: '찾을 물건 이름을 적어 주세요.' });

  return transact(deps.db, async (tx) => {
    const home = await lockWisher(tx, userId);
    const at = deps.now();
    const reading = { db: tx, now: deps.now };
    const own = await listOwnWishes(reading, userId);
    const isAlike = alikeTo(name, theCalled());
    const same = own.find((wish) => isLooking(wish) && wish.near !== null && isAlike(wish.name));
    if (same) return same;
    if (!sure) await lockPlace(tx, home);
    const [alike] = sure ? [] : await listWishes(reading, userId, name);
    if (alike) throw new Refusal('WISH_ALIKE', { wishId: String(alike.id), name: alike.name });
    refuseIf(decideAskWish(await wishingOf(tx, userId, at)));

    const found = { anchor: anchorOf(thing), probes: probesOf(name, theCalled()) };
    const wish = { askerId: userId, name, ...found, ...gridPoint(home), until: wishUntil(at) };
    const { id } = await tx
      .insertInto('wishes')
      .values({ ...wish, createdAt: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.insertInto('wishPeople').values({ wishId: id, userId, createdAt: at }).execute();
    await deps.jobs.add(tx, 'wishes.tell', { wishId: id });
    await deps.clocks.book(tx, 'wishes.clock', id);
    return readWish(reading, userId, id);
  });
}

function isLooking({ state }: Wish): boolean {
  return state === 'OPEN' || state === 'GATHERED';
}
