import { UPLOAD_MAX_RATIO, UPLOAD_MAX_SIDE } from '@mungchi/contract';

/** Twice what is stored of a picture: it stays sharp, and any phone's photo becomes about a megabyte. */
const WIDTH_MAX = 2560;
/** Long screenshots keep their width; the server takes up to 50 megapixels. */
const PIXELS_MAX = 16_000_000;
/** A file below this goes as it is, unless it is too long. */
const LIGHT_BYTES = 1_000_000;

const SCALABLE = ['image/jpeg', 'image/png', 'image/webp'];

/** HEIC goes as it is: most browsers cannot read it, the server can. */
export function isScalable({ type }: { type: string }): boolean {
  return SCALABLE.includes(type);
}

export type Size = { width: number; height: number };
/** The part of a photo that is drawn, and the size it gets. */
export type Cut = { part: Size & { x: number; y: number }; size: Size };

/** Null where the photo can go as it is. One too long loses its end: of a screenshot the foot, of a panorama both sides. */
export function cutOf({ width, height }: Size, bytes: number): Cut | null {
  const part = {
    width: Math.min(width, height * UPLOAD_MAX_RATIO),
    height: Math.min(height, width * UPLOAD_MAX_RATIO),
  };
  const isTooLong = part.width < width || part.height < height || Math.max(width, height) > UPLOAD_MAX_SIDE;
  const factor = Math.min(
    1,
    WIDTH_MAX / part.width,
    UPLOAD_MAX_SIDE / part.height,
    Math.sqrt(PIXELS_MAX / (part.width * part.height)),
  );
  if (!isTooLong && (factor === 1 || bytes <= LIGHT_BYTES)) return null;
  const scaled = (side: number, other: number) =>
    Math.min(Math.max(1, Math.floor(side * factor)), Math.max(1, Math.floor(other * factor)) * UPLOAD_MAX_RATIO);
  return {
    part: { ...part, x: Math.floor((width - part.width) / 2), y: 0 },
    size: { width: scaled(part.width, part.height), height: scaled(part.height, part.width) },
  };
}
