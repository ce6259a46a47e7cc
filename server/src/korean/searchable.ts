import { normalise } from './normalise';

/** A text prepared for matching: without spaces, but with the positions where words began. */
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
