import { thumbHashToDataURL } from 'thumbhash';

const drawn = new Map<string, string>();

/** A blurred stand-in from a base64 thumbhash, drawn once per picture. `null` when the hash is unusable. */
export function placeholderUrl(hash: string): string | null {
  const known = drawn.get(hash);
  if (known !== undefined) return known;
  try {
    const url = thumbHashToDataURL(Uint8Array.from(atob(hash), (char) => char.charCodeAt(0)));
    drawn.set(hash, url);
    return url;
  } catch {
    return null;
  }
}
