/** A text of which parts have been read. What is used is blanked, so that nothing is read twice; positions stay. */
export type Reading = { readonly text: string; left: string };

export type Found = { said: string; from: number; to: number };

export function startReading(text: string): Reading {
  return { text, left: text };
}

/** Blanked by a sign that no rule matches, and that separates like the end of a line. */
export const USED = '\u0000';

export function use(reading: Reading, { from, to }: Pick<Found, 'from' | 'to'>): void {
  reading.left = reading.left.slice(0, from) + USED.repeat(to - from) + reading.left.slice(to);
}

/** No post says more of anything; a text made of nothing else is not worth more time. */
const MOST = 30;

export function findAll(reading: Reading, pattern: RegExp): (Found & { groups: (string | undefined)[] })[] {
  const all: ReturnType<typeof findAll> = [];
  for (const match of reading.left.matchAll(pattern)) {
    all.push({ said: match[0], from: match.index, to: match.index + match[0].length, groups: match.slice(1) });
    if (all.length === MOST) break;
  }
  return all;
}

/** What stands right before, on the same line. */
export function before({ text }: Reading, { from }: Found, letters = 14): string {
  return text
    .slice(Math.max(0, from - letters), from)
    .split('\n')
    .at(-1)!;
}

export function after({ text }: Reading, { to }: Found, letters = 14): string {
  return text.slice(to, to + letters).split('\n')[0]!;
}
