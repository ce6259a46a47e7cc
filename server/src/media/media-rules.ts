import { createHash } from 'node:crypto';
import { PICTURE_WIDTHS } from '@mungchi/contract';

export type UploadType = 'jpeg' | 'png' | 'webp' | 'heif';

const HEIF_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis']);

/** What a file is by its first bytes; its name and declared type count for nothing. */
export function sniff(bytes: Buffer): UploadType | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  const head = bytes.subarray(0, 12).toString('latin1');
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp';
  if (head.slice(4, 8) === 'ftyp' && HEIF_BRANDS.has(head.slice(8))) return 'heif';
  return null;
}

/** The same file always gets the same key, so an upload that is sent again is the same picture. */
export function keyOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

export function urlOf(key: string): string {
  return `/media/${key}.webp`;
}

/** Whether an address is one that `urlOf` gives out. */
export function isStored(url: string): boolean {
  return url.startsWith('/media/');
}

/** Everything that is stored of a picture. */
export function filesOf({ url, widths }: { url: string; widths: readonly number[] }): string[] {
  const key = url.slice('/media/'.length, -'.webp'.length);
  return [fileName(key), ...widths.map((width) => fileName(key, width))];
}

/** The stored name of a picture, or of its copy in a smaller width. */
export function fileName(key: string, width?: number): string {
  return width ? `${key}-${width}.webp` : `${key}.webp`;
}

/** Nothing is enlarged: only what is narrower than the picture itself, or just as wide. */
export function widthsOf(width: number): number[] {
  return PICTURE_WIDTHS.filter((candidate) => candidate <= width);
}

/** The smallest width on offer that is wide enough; undefined means the picture itself. */
export function widthFor(asked: string | undefined, offered: readonly number[] = PICTURE_WIDTHS): number | undefined {
  const wanted = Number(asked);
  return asked && wanted > 0 ? offered.find((width) => width >= wanted) : undefined;
}
