import { respell } from './respell';

/**
 * A text of which parts have been read: as typed, as it is meant (letter for letter in the same place), and what is left of
 * that. What is used is blanked, so that nothing is read twice.
 */
export type PostReading = { readonly text: string; readonly plain: string; left: string };

/** The words as typed, and as they were read. */
export type Found = { said: string; heard: string; from: number; to: number };

export function startReading(text: string): PostReading {
  const plain = respell(text);
  return { text, plain, left: plain };
}

/** Blanked by a sign that no rule matches, and that separates like the end of a line. */
export const USED = '\u0000';

export function use(reading: PostReading, { from, to }: Pick<Found, 'from' | 'to'>): void {
  reading.left = reading.left.slice(0, from) + USED.repeat(to - from) + reading.left.slice(to);
}

/** No post says more of anything; a text made of nothing else is not worth more time. */
const MOST = 30;

export type Matched = Found & { groups: (string | undefined)[] };

export function findAll({ text, left }: PostReading, pattern: RegExp): Matched[] {
  const all: Matched[] = [];
  for (const match of left.matchAll(pattern)) {
    const [from, to] = [match.index, match.index + match[0].length];
    all.push({ said: text.slice(from, to), heard: match[0], from, to, groups: match.slice(1) });
    if (all.length === MOST) break;
  }
  return all;
}

/** What stands right before, on the same line. */
export function before({ plain }: PostReading, { from }: Pick<Found, 'from'>, letters = 14): string {
  return plain
    .slice(Math.max(0, from - letters), from)
    .split('\n')
    .at(-1)!;
}

export function after({ plain }: PostReading, { to }: Pick<Found, 'to'>, letters = 14): string {
  return plain.slice(to, to + letters).split('\n')[0]!;
}
