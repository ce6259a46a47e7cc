/** Twice what is stored of a picture: it stays sharp, and any phone's photo becomes about a megabyte. */
const WIDTH_MAX = 2560;
/** Long screenshots keep their width; the server takes up to 50 megapixels. */
const PIXELS_MAX = 16_000_000;
/** Below this a file goes as it is, without being decoded at all. */
const LIGHT_BYTES = 1_000_000;

const SCALABLE = ['image/jpeg', 'image/png', 'image/webp'];

/** HEIC goes as it is: most browsers cannot read it, the server can. */
export function isWorthScaling({ type, size }: { type: string; size: number }): boolean {
  return SCALABLE.includes(type) && size > LIGHT_BYTES;
}

/** The size to scale to, or null where the picture is small enough. */
export function scaledSize(width: number, height: number): { width: number; height: number } | null {
  const factor = Math.min(WIDTH_MAX / width, Math.sqrt(PIXELS_MAX / (width * height)));
  if (factor >= 1) return null;
  return { width: Math.max(1, Math.floor(width * factor)), height: Math.max(1, Math.floor(height * factor)) };
}
