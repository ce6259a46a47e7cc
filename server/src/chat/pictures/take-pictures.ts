import type { Picture, RoomId, TalkPictureUse, UserId } from '@mungchi/contract';
import type { Deps } from '../../deps';
import { isStored } from '../../media/media-rules';
import { assertOwnPictures } from '../../media/own-pictures';
import { staticPicture } from '../../media/static-pictures';
import { Refusal } from '../../refusal';
import { copyPicture } from './copy-picture';
import { readTalkUrl, talkUrl } from './picture-rules';

/** Pictures that a receipt or a dispute may show, and which of them were in `/media` before. */
export type TakenPictures = { pictures: Picture[]; copied: string[] };

type By = { userId: UserId; roomId: RoomId; use: TalkPictureUse };

/**
 * Resolves addresses in order, before the transaction that shows them: the caller's own uploads for this room and use, our artwork,
 * and the caller's uploads of `/media`, which are copied in. Nobody without a seat gets that far: the verb refuses them.
 */
export async function takePictures(deps: Deps, by: By, addresses: readonly string[]): Promise<TakenPictures> {
  const urls = [...new Set(addresses)];
  const taken: TakenPictures = { pictures: [], copied: [] };
  if (urls.length === 0) return taken;
  const seat = await deps.db
    .selectFrom('seated')
    .select('id')
    .where('boardId', '=', by.roomId)
    .where('userId', '=', by.userId)
    .executeTakeFirst();
  if (!seat) return taken;
  const whose = { roomId: by.roomId, participantId: seat.id, use: by.use };
  const own = await ownUploads(deps, by, urls);
  for (const url of urls) {
    const there = own.get(url) ?? staticPicture(url);
    if (!there && !isStored(url)) throw new Refusal('IMAGE_NOT_ALLOWED');
    const [stored] = there ? [] : await assertOwnPictures(deps, by.userId, [url]);
    const picture = there ?? (await copyPicture(deps, whose, stored!));
    if (!picture) throw new Refusal('IMAGE_NOT_ALLOWED');
    taken.pictures.push(picture);
    if (stored) taken.copied.push(url);
  }
  return taken;
}

async function ownUploads({ db }: Pick<Deps, 'db'>, by: By, urls: readonly string[]): Promise<Map<string, Picture>> {
  const ids = urls.flatMap((url) => readTalkUrl(url)?.id ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('talkPictures')
    .innerJoin('participants', 'participants.id', 'talkPictures.participantId')
    .select(['talkPictures.id', 'width', 'height', 'color', 'thumbhash', 'widths'])
    .where('talkPictures.id', 'in', ids)
    .where('roomId', '=', by.roomId)
    .where('use', '=', by.use)
    .where('userId', '=', by.userId)
    .where('usedAt', 'is', null)
    .where('removedAt', 'is', null)
    .execute();
  return new Map(rows.map(({ id, ...look }) => [talkUrl(by.roomId, id), { url: talkUrl(by.roomId, id), ...look }]));
}
