import { normalise } from './normalise';

/** A text made ready for matching: spaces are gone, but where words began is remembered. */
export type Searchable = { chars: readonly string[]; wordStarts: ReadonlySet<number> };

export function searchable(text: string): Searchable {
  const chars: string[] = [];
  const wordStarts = new Set<number>();
  for (const word of normalise(text).split(' ')) {
    wordStarts.add(chars.length);
    chars.push(...Array.from(word));
  }
  return { chars, wordStarts };
}
