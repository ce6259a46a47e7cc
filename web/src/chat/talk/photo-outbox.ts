import { MESSAGE_PICTURES_MAX, type RoomId, type TalkPicture } from '@mungchi/contract';
import { ApiError, isRefusal } from '../../api/api-error';
import { errorText } from '../../api/error-copy';
import { dropStored, getStored, putStored, sweepStored } from '../../api/stored/own-database';
import { OUTBOX_PREFIX } from '../../api/stored/own-prefixes';
import { UPLOAD_REFUSED, uploadInto } from '../../api/upload';
import { scaleDown } from '../../photos/scale-down';
import type { Size } from './conversation';

/** Photos that wait to be sent, by the key of their message. `sent`: what the server knows of them already. */
type Kept = { photos: Blob[]; sent: (Sent | null)[]; at: number };
type Sent = { id: string; at: number };

/** The server throws away what was not sent within a day. */
const FRESH_MS = 20 * 3_600_000;
const WAITING_MAX = 10;
export const NO_SPACE = '이 기기에 자리가 없어 지금은 사진을 보낼 수 없어요.';
const GONE = '사진이 이 기기에 남아 있지 않아요.';

/** Scales photos down and lays them aside until they are sent: the page may be closed meanwhile. Rejects when there is no room. */
export async function keepPhotos(key: string, files: readonly File[]): Promise<Size[]> {
  const photos = await Promise.all(files.slice(0, MESSAGE_PICTURES_MAX).map(scaleDown));
  const sizes = await Promise.all(photos.map(sizeOf));
  if (waiting() >= WAITING_MAX) throw new Error(NO_SPACE);
  // A page that was closed right after a receipt leaves its files behind.
  await sweepStored('outbox', (kept, waits) => isYoung(kept as Kept) || outboxes().includes(waits)).catch(
    () => undefined,
  );
  await putStored('outbox', key, { photos, sent: photos.map(() => null), at: Date.now() } satisfies Kept).catch(() => {
    throw new Error(NO_SPACE);
  });
  return sizes;
}

export async function photosOf(key: string): Promise<Blob[]> {
  return (await getStored<Kept>('outbox', key).catch(() => undefined))?.photos ?? [];
}

export function forgetPhotos(entries: readonly { key: string }[]): void {
  for (const { key } of entries) {
    shares.delete(key);
    void dropStored('outbox', key).catch(() => undefined);
  }
}

/** The ids of the photos, in order; each is uploaded once, unless that was too long ago. */
export async function uploadPhotos(chatRoomId: RoomId, key: string, signal: AbortSignal): Promise<string[]> {
  const kept = await getStored<Kept>('outbox', key);
  if (!kept) throw new Lost(GONE);
  const ids: string[] = [];
  for (const [nth, photo] of kept.photos.entries()) {
    const known = kept.sent[nth];
    if (!known || Date.now() - known.at > FRESH_MS) {
      const onProgress = (share: number) => say(key, nth, kept.photos.length, share);
      const { id } = (await uploadInto({ chatRoomId, use: 'TALK' }, photo, { signal, onProgress })) as TalkPicture;
      kept.sent[nth] = { id, at: Date.now() };
      await putStored('outbox', key, kept).catch(() => undefined);
    }
    say(key, nth, kept.photos.length, 1);
    ids.push(kept.sent[nth]!.id);
  }
  return ids;
}

/** The server does not know them any more: another attempt uploads them anew. */
export async function forgetUploads(key: string): Promise<void> {
  const kept = await getStored<Kept>('outbox', key).catch(() => undefined);
  if (!kept) return;
  await putStored('outbox', key, { ...kept, sent: kept.photos.map(() => null) }).catch(() => undefined);
}

class Lost extends Error {}

/** What is shown under photos that could not be sent; null when they only wait for the network. */
export function problemOf(error: unknown): { reason: string; final?: true } | null {
  if (error instanceof Lost) return { reason: error.message, final: true };
  if (error instanceof ApiError && error.code === 'NETWORK') return null;
  const isFinal = isRefusal(error, ...UPLOAD_REFUSED, 'ROOM_CLOSED', 'NOT_A_MEMBER');
  return { reason: errorText(error), ...(isFinal && { final: true }) };
}

const shares = new Map<string, readonly number[]>();
const watchers = new Set<() => void>();

/** How far each photo of a message is on its way up. */
export const progressOf = (key: string): readonly number[] => shares.get(key) ?? NONE;
const NONE: readonly number[] = [];

export function watchProgress(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function say(key: string, nth: number, count: number, share: number): void {
  const known = shares.get(key) ?? Array.from({ length: count }, () => 0);
  shares.set(key, known.with(nth, share));
  for (const watcher of watchers) watcher();
}

async function sizeOf(photo: Blob): Promise<Size> {
  try {
    const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return { width: 1, height: 1 };
  }
}

/** Another tab may have laid it aside and not yet named it in its outbox. */
const isYoung = ({ at }: Kept) => Date.now() - at < 3_600_000;

/** Messages of photos that wait on this device, in whichever room. */
const waiting = () => outboxes().split('"photos":').length - 1;

function outboxes(): string {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(OUTBOX_PREFIX));
  return keys.map((key) => localStorage.getItem(key)).join();
}
