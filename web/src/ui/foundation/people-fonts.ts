/**
 * The fonts of what people write, which come late. Those whose syllables are on the page are loaded first and all are added
 * together: each one that arrived by itself would set all words anew.
 */
export async function addPeopleFonts(sheet: string): Promise<void> {
  const response = await fetch(sheet);
  const faces = readFaces(await response.text());
  const root = document.getElementById('root');
  const written = new Set(Array.from(root?.textContent ?? '', (char) => char.codePointAt(0) ?? 0));
  // Those for headings come when a heading has one of their syllables.
  const needed = faces.filter(({ family, unicodeRange }) => isText(family) && hasAnyOf(unicodeRange, written));
  // One that cannot be loaded leaves its syllables to the device's font.
  await Promise.allSettled(needed.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
}

/** Browsers quote a family that a script has named. */
const isText = (family: string) => family.replaceAll('"', '') === 'Mungchi People';

function readFaces(css: string): FontFace[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return [...sheet.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const value = (name: string) => rule.style.getPropertyValue(name);
    return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
      weight: value('font-weight'),
      display: 'swap',
      unicodeRange: value('unicode-range'),
    });
  });
}

/** Whether one of the characters is in a range such as `U+AC00, U+AC02-AC04`. */
export function hasAnyOf(range: string, characters: ReadonlySet<number>): boolean {
  for (const part of range.split(',')) {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    const end = Number.parseInt(last, 16);
    for (let code = Number.parseInt(first, 16); code <= end; code += 1) if (characters.has(code)) return true;
  }
  return false;
}
