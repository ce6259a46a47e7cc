/** Our drawing of a thing, by the end of its name. */
const PICTURES: readonly [word: string, picture: string][] = [
  ['절임배추', 'fresh-053'],
  ['배추', 'fresh-053'],
  ['감귤', 'fresh-006'],
  ['쌀', 'fresh-138'],
  ['휴지', 'household-002'],
  ['화장지', 'household-002'],
  ['고구마', 'fresh-043'],
  ['달걀', 'fresh-123'],
  ['감자', 'fresh-042'],
  ['김', 'fresh-117'],
  ['즉석밥', 'processed-031'],
];

/** Null where there is none. */
export function pictureOf(name: string): string | null {
  const words = name.split(/\s+/).filter((word) => !/^\d/.test(word));
  const last = words.at(-1) ?? '';
  const found = PICTURES.find(([word]) => (word.length > 1 ? last.includes(word) : last.endsWith(word)));
  return found ? `/pictures/${found[1]}.webp?w=320` : null;
}
