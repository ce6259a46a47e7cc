let decode: ((hash: Uint8Array) => string) | null = null;

/** For screens with a large picture. Until the decoder is loaded, the average colour is the placeholder. */
export async function fetchDecoder(): Promise<void> {
  // On the server the average colour is enough: a drawn placeholder is some kilobytes of page.
  if (import.meta.env.SSR) return;
  try {
    decode = (await import('thumbhash')).thumbHashToDataURL;
  } catch {
    // The average colour stays.
  }
}

const drawn = new Map<string, string>();

/** A blurred placeholder from a base64 thumbhash, decoded once per picture. `null` when there is none (yet). */
export function placeholderUrl(hash: string): string | null {
  const known = drawn.get(hash);
  if (known !== undefined || decode === null) return known ?? null;
  try {
    const url = decode(Uint8Array.from(atob(hash), (char) => char.charCodeAt(0)));
    drawn.set(hash, url);
    return url;
  } catch {
    return null;
  }
}
