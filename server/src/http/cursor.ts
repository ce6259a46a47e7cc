import { Refusal } from '../refusal';

/** The paging part of a list request. */
export type Page = { limit?: number; cursor?: string };

/** The position where a page ended, in a list ordered by an instant and an id. Opaque to clients. */
export type Cursor = { at: Date; id: number };

export function writeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url');
}

export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined || text === '') return null;
  const match = /^(\d{1,15})\.(\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString());
  if (!match) throw new Refusal('INVALID_FIELDS', { cursor: '올바른 커서가 아니에요.' });
  return { at: new Date(Number(match[1])), id: Number(match[2]) };
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
