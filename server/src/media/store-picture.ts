import { randomBytes } from 'node:crypto';
import type { Picture, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import { encodeInTurn } from './encode-in-turn';
import type { EncodedPicture } from './encode-picture';
import { fileName, keyOf, urlOf, widthsOf } from './media-rules';

type Needed = Pick<Deps, 'db' | 'now' | 'config' | 'limiter' | 'pictures'>;

/** Stores an uploaded picture; an operator's import has no owner. Files first, then the row, so that a row's files always exist. */
export async function storePicture(deps: Needed, ownerId: UserId | null, upload: Buffer): Promise<Picture> {
  const key = keyOf(upload);
  const stored = await alreadyStored(deps, ownerId, key);
  if (stored) return stored;
  const free = (await isBeingRemoved(deps, key)) ? anotherKey(key) : key;
  return encodeInTurn(deps, { userId: ownerId, isEvidence: false }, upload, (encoded) =>
    store(deps, ownerId, free, encoded),
  );
}

/** Renews the upload time, so that it is not cleared before it is used; whoever uploads it again may show it, too. */
async function alreadyStored(
  { db, now, pictures }: Needed,
  ownerId: UserId | null,
  key: string,
): Promise<Picture | null> {
  const row = await db
    .updateTable('media')
    .set(sharedWith(ownerId, now()))
    .where('url', '=', urlOf(key))
    .where('removedAt', 'is', null)
    .returning(['url', 'width', 'height', 'color', 'thumbhash', 'widths'])
    .executeTakeFirst();
  return row && (await pictures.store.has(fileName(key))) ? row : null;
}

/** One more may show it, and its day before clearing begins again. */
function sharedWith(ownerId: UserId | null, createdAt: Date) {
  if (ownerId === null) return { createdAt };
  const alsoBy = sql<UserId[]>`case when media.owner_id <> ${ownerId} and ${ownerId} <> all(media.also_by)
    then media.also_by || ${ownerId}::bigint else media.also_by end`;
  return { createdAt, alsoBy };
}

function anotherKey(key: string): string {
  return keyOf(Buffer.concat([Buffer.from(key), randomBytes(16)]));
}

/** Its files may be deleted at any moment, so the same picture needs another key. */
async function isBeingRemoved({ db }: Needed, key: string): Promise<boolean> {
  const row = await db.selectFrom('media').select('removedAt').where('url', '=', urlOf(key)).executeTakeFirst();
  return row?.removedAt != null;
}

async function store(deps: Needed, ownerId: UserId | null, key: string, encoded: EncodedPicture): Promise<Picture> {
  const { db, now, pictures } = deps;
  const { bytes, copies, width, height, color, thumbhash } = encoded;
  const smaller = copies.map((copy) => ({ name: fileName(key, copy.width), bytes: copy.bytes }));
  await pictures.store.putAll([...smaller, { name: fileName(key), bytes }]);

  const picture = { url: urlOf(key), width, height, color, thumbhash, widths: widthsOf(width) };
  const size = copies.reduce((sum, copy) => sum + copy.bytes.length, bytes.length);
  // Others may have uploaded the same picture meanwhile.
  const kept = await db
    .insertInto('media')
    .values({ ...picture, ownerId, bytes: size, createdAt: now() })
    .onConflict((conflict) =>
      conflict.column('url').doUpdateSet(sharedWith(ownerId, now())).where('media.removedAt', 'is', null),
    )
    .returning('url')
    .executeTakeFirst();
  return kept ? picture : store(deps, ownerId, anotherKey(key), encoded);
}
