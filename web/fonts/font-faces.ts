import { type FontCharacters, inPieces } from './font-characters.ts';

/**
 * Declared with a `unicode-range` of their own: a browser loads none before it renders one of their syllables. Only a few:
 * a browser looks at all of them again for every element when they are added.
 */
export function laterFaces({ words, goods, frequent, rare, headings, names }: FontCharacters): string {
  const people = { words, goods, frequent, ...inPieces('rare', rare) };
  const display = { headings, ...inPieces('names', names) };
  return [
    ...Object.entries(people).map(([name, characters]) => face('Mungchi People', '400 800', name, characters)),
    ...Object.entries(display).map(([name, characters]) => face('Mungchi Display', '400 700', name, characters)),
  ].join('\n');
}

function face(family: string, weight: string, name: string, characters: string): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(./mungchi-${name}.woff2) format("woff2");unicode-range:${rangeOf(characters)}}`;
}

function rangeOf(characters: string): string {
  return Array.from(characters, (char) => `U+${char.codePointAt(0)!.toString(16)}`).join(',');
}

/**
 * `size-adjust` gives each system face the advance widths of ours, so that the swap causes no layout shift.
 * A Hangul syllable is 0.866 em in Pretendard and 0.92 em in Noto and Malgun.
 */
export function firstFaces({ display, welcome }: FontCharacters): string {
  const fallback = (family: string, adjust: number, ...locals: string[]) => {
    const metric = (percent: number) => `${(percent / adjust).toFixed(1)}%`;
    const sources = locals.map((name) => `local("${name}")`).join(',');
    return `@font-face{font-family:"${family}";src:${sources};size-adjust:${adjust * 100}%;ascent-override:${metric(95.2)};descent-override:${metric(24.1)};line-gap-override:0%}`;
  };
  return [
    '@font-face{font-family:"Mungchi Text";font-weight:400 800;font-display:swap;src:url(./mungchi-text.woff2) format("woff2")}',
    face('Mungchi Display', '400 700', 'display', display),
    face('Mungchi Display', '400 700', 'welcome', welcome),
    fallback(
      'Mungchi Wide',
      0.941,
      'Noto Sans KR',
      'Noto Sans CJK KR',
      'NotoSansCJKkr-Regular',
      'Malgun Gothic',
      'NanumGothic',
    ),
    fallback('Mungchi Apple', 1, 'Apple SD Gothic Neo', 'AppleSDGothicNeo-Regular'),
  ].join('\n');
}
