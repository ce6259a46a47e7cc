import { Refusal } from '../refusal';

/** The paging part of a list request. */
export type Page = { limit?: number; cursor?: string };

/** The position where a page ended, in a list ordered by an instant and an id. Opaque to clients. */
export type Cursor = { at: Date; id: number };

export function writeCursor({ at, id }: Cursor): string {
  return encode(`${at.getTime()}.${id}`);
}

export function readCursor(text: string | undefined): Cursor | null {
  const match = decode(text, /^(\d{1,15})\.(\d{1,15})$/);
  return match && { at: new Date(Number(match[1])), id: Number(match[2]) };
}

/** The position in a list of another order: its key, the smallest first, and an id. */
export type Keyed = { key: number; id: number };

/** A cursor of another order is refused. */
export function readKeyed(order: string, text: string | undefined): Keyed | null {
  const match = decode(text, /^([a-z]{1,20})\.(\d{1,15})\.(\d{1,15})$/);
  if (match && match[1] !== order) throw badCursor();
  return match && { key: Number(match[2]), id: Number(match[3]) };
}

export function pageOfKeyed<Row>(
  rows: Row[],
  limit: number,
  order: string,
  keyOf: (row: Row) => Keyed,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (!last || rows.length <= limit) return { shown, next: null };
  const { key, id } = keyOf(last);
  return { shown, next: encode(`${order}.${key}.${id}`) };
}

/** For a list ranked in memory, the position is how many were shown. */
export function readOffset(text: string | undefined): number {
  return Number(decode(text, /^\d{1,6}$/)?.[0] ?? 0);
}

/** Takes up to one row more than `limit`: the extra row means there is a next page. */
export function pageOf<Row>(
  rows: Row[],
  limit: number,
  cursorOf: (row: Row) => Cursor,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { shown, next: last && rows.length > limit ? writeCursor(cursorOf(last)) : null };
}

/** The page of a list ranked in memory. */
export function sliceOf<Item>(
  items: readonly Item[],
  limit: number,
  offset: number,
): { shown: Item[]; next: string | null } {
  const end = offset + limit;
  return { shown: items.slice(offset, end), next: end < items.length ? encode(String(end)) : null };
}

function encode(position: string): string {
  return Buffer.from(position).toString('base64url');
}

function decode(text: string | undefined, pattern: RegExp): RegExpExecArray | null {
  if (text === undefined || text === '') return null;
  const match = pattern.exec(Buffer.from(text, 'base64url').toString());
  if (!match) throw badCursor();
  return match;
}

const badCursor = () => new Refusal('INVALID_FIELDS', { cursor: '올바른 커서가 아니에요.' });
