import type { AppLink, WishId } from '@mungchi/contract';
import type { Person, TestApp } from '../../test-app';
import { awake } from '../test-boards';

export const ask = (t: TestApp, person: Person, name: string, sure = true) =>
  t.call(awake(t, person), 'POST', '/api/wishes', { name, sure });

export const joinWishAs = (t: TestApp, person: Person, id: WishId) =>
  t.call(awake(t, person), 'POST', `/api/wishes/${id}/people`);

export const leaveWishAs = (t: TestApp, person: Person, id: WishId) =>
  t.call(awake(t, person), 'DELETE', `/api/wishes/${id}/people`);

/** Asked by one and joined by as many more; refuses to go on when somebody was refused. */
export async function wishOf(t: TestApp, name: string, joiners: number, asker?: Person) {
  const people = [asker ?? (await t.person())];
  const { body } = await ask(t, people[0]!, name);
  if (!body.id) throw new Error(`Not asked: ${JSON.stringify(body)}`);
  for (let i = 0; i < joiners; i++) {
    const person = await t.person();
    const joined = await joinWishAs(t, person, body.id);
    if (joined.status !== 200) throw new Error(`Not joined: ${JSON.stringify(joined.body)}`);
    people.push(person);
  }
  return { id: body.id as WishId, people };
}

export function wishRow({ db }: TestApp, id: WishId) {
  return db.selectFrom('wishes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function peopleIn({ db }: TestApp, id: WishId): Promise<number[]> {
  const rows = await db.selectFrom('wishPeople').select('userId').where('wishId', '=', id).execute();
  return rows.map(({ userId }) => userId);
}

/** Must hold after anything: the number is the rows. */
export async function miscounted({ db }: TestApp): Promise<WishId[]> {
  const rows = await db
    .selectFrom('wishes')
    .select([
      'id',
      'people',
      (eb) =>
        eb
          .selectFrom('wishPeople')
          .whereRef('wishId', '=', 'wishes.id')
          .select(eb.fn.countAll<number>().as('n'))
          .as('rows'),
    ])
    .execute();
  return rows.filter(({ people, rows: n }) => people !== Number(n)).map(({ id }) => id);
}

export async function notifiedOf({ db }: TestApp, kind: string, path: string): Promise<number[]> {
  const rows = await db
    .selectFrom('notifications')
    .select('userId')
    .where('kind', '=', kind as 'WISH_JOINED')
    .where('path', '=', path as AppLink)
    .orderBy('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}
