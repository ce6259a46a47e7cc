import { awake } from '../boards/test-boards';
import { transact } from '../db/transaction';
import type { TestRoom } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { setOperator } from '../users/operators';

export const reason = '살펴봤어요';

/** An app that listens, and somebody who runs it. */
export async function operatorApp(): Promise<{ t: TestApp; operator: Person }> {
  const t = await testApp();
  await t.listen();
  return { t, operator: await operatorPerson(t) };
}

/** The console's calls; the app is there once the tests run. */
export function callsAt(app: () => TestApp) {
  return {
    get: (person: Person, path: string) => getAs(app(), person, path),
    post: (person: Person, path: string, body: object) => postAs(app(), person, path, body),
  };
}

/** Somebody who runs the service. */
export async function operatorPerson(t: TestApp): Promise<Person> {
  const person = await t.person();
  await transact(t.db, (tx) => setOperator(tx, person.userId, t.clock.now));
  return person;
}

/** The lines that somebody left in the operators' audit. */
export function actsOf({ db }: TestApp, { userId }: Person) {
  return db.selectFrom('auditLog').selectAll().where('byId', '=', userId).orderBy('id').execute();
}

export function postAs(t: TestApp, person: Person, path: string, body: object) {
  return t.call(awake(t, person), 'POST', `/api/operator/${path}`, body);
}

export function getAs(t: TestApp, person: Person, path: string) {
  return t.call(awake(t, person), 'GET', `/api/operator/${path}`);
}

/** The latest report about somebody. */
export async function reportId({ db }: TestApp, { userId }: Person): Promise<number> {
  const rows = db.selectFrom('reports').select('id').where('targetUserId', '=', userId).orderBy('id', 'desc');
  return (await rows.executeTakeFirstOrThrow()).id;
}

/** A follower says what is wrong and the leader sees it differently: the number of the dispute. */
export async function contested(t: TestApp, room: TestRoom): Promise<number> {
  const path = `/api/chat/rooms/${room.id}/disputes`;
  const said = await t.call(awake(t, room.followers[0]!), 'POST', path, { kind: 'DAMAGED', text: '터졌어요' });
  await t.call(awake(t, room.leader), 'PATCH', `${path}/${said.body.id}/contest`, { text: '멀쩡했어요' });
  return said.body.id;
}
