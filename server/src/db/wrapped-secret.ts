import { createHmac } from 'node:crypto';
import { StartRefusal } from '../start-refusal';
import { sealText, unsealText } from './sealed-text';

/** The operator's keys (`MASTER_KEY`): the first one wraps, all of them open. With none, secrets lie in the database as they are. */
export type MasterKeys = readonly string[];

/** A secret is bound to its place: moved into another row it does not open. */
type Place = { name: string; generation: number };

const MARK = 'wrapped';

export function wrapSecret([key]: MasterKeys, place: Place, value: string): string {
  return key === undefined ? value : [MARK, printOf(key), sealText(key, value, contextOf(place))].join(':');
}

export function openSecret(keys: MasterKeys, place: Place, stored: string): string {
  if (!isWrapped(stored)) return stored;
  const [, print, sealed] = stored.split(':');
  const key = keys.find((each) => printOf(each) === print);
  if (key === undefined) throw new StartRefusal(keys.length === 0 ? MISSING : ANOTHER);
  return unsealText([key], sealed!, contextOf(place));
}

export function isWrapped(stored: string): boolean {
  return stored.startsWith(`${MARK}:`);
}

export function isWrappedWith(key: string, stored: string): boolean {
  return stored.startsWith(`${MARK}:${printOf(key)}:`);
}

/** Tells keys apart without saying anything of them. */
export function printOf(key: string): string {
  return createHmac('sha256', key).update('master key').digest('hex').slice(0, 12);
}

const contextOf = ({ name, generation }: Place) => `${name} ${generation}`;

const MISSING = 'MASTER_KEY must be set: the keys in this database are wrapped with it.';
const ANOTHER =
  'MASTER_KEY does not open the keys in this database: they were wrapped with another one. Put that one behind the new one, with a comma between them.';
