import { createHash } from 'node:crypto';
import { PICTURE_WIDTHS } from '@mungchi/contract';

export type UploadType = 'jpeg' | 'png' | 'webp' | 'heif';

const HEIF_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis']);

/** Detects the type by magic bytes; file name and declared type are ignored. */
export function sniff(bytes: Buffer): UploadType | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  const head = bytes.subarray(0, 12).toString('latin1');
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp';
  if (head.slice(4, 8) === 'ftyp' && HEIF_BRANDS.has(head.slice(8))) return 'heif';
  return null;
}

/** Content-addressed: a repeated upload is the same picture. */
export function keyOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

export function urlOf(key: string): string {
  return `/media/${key}.webp`;
}

/** Whether a URL has the form `urlOf` returns. */
export function isStored(url: string): boolean {
  return url.startsWith('/media/');
}

/** All stored files of a picture. */
export function filesOf({ url, widths }: { url: string; widths: readonly number[] }): string[] {
  const key = url.slice('/media/'.length, -'.webp'.length);
  return [fileName(key), ...widths.map((width) => fileName(key, width))];
}

/** The stored name of a picture, or of its copy in a smaller width. */
export function fileName(key: string, width?: number): string {
  return width ? `${key}-${width}.webp` : `${key}.webp`;
}

/** Never upscales: only widths up to the picture's own. */
export function widthsOf(width: number): number[] {
  return PICTURE_WIDTHS.filter((candidate) => candidate <= width);
}

/** The smallest available width that is wide enough; undefined means the original. */
export function widthFor(asked: string | undefined, offered: readonly number[] = PICTURE_WIDTHS): number | undefined {
  const wanted = Number(asked);
  return asked && wanted > 0 ? offered.find((width) => width >= wanted) : undefined;
}
