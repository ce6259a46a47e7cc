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
  ['사과', 'fresh-001'],
  ['한라봉', 'fresh-007'],
  ['배', 'fresh-010'],
  ['포도', 'fresh-013'],
  ['딸기', 'fresh-015'],
  ['참외', 'fresh-018'],
  ['수박', 'fresh-020'],
  ['복숭아', 'fresh-022'],
  ['자두', 'fresh-024'],
  ['양파', 'fresh-045'],
  ['마늘', 'fresh-047'],
  ['대파', 'fresh-049'],
  ['옥수수', 'fresh-077'],
  ['생수', 'processed-089'],
  ['키친타월', 'kitchen-104'],
  ['물티슈', 'household-008'],
  ['즉석밥', 'processed-031'],
];

/** Null where there is none. */
export function pictureOf(name: string): string | null {
  const found = drawingOf(name);
  return found && `/pictures/${found[1]}.webp?w=320`;
}

/** Its word and the drawing's own name. */
export function drawingOf(name: string) {
  const last = lastWord(name);
  return PICTURES.find(([word]) => last.endsWith(word)) ?? null;
}

/** Without amounts: 쌀 of `햇살 쌀 20kg`. */
export function lastWord(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !/^\d/.test(word));
  return (words.at(-1) ?? '').replace(/\d.*$/, '');
}
