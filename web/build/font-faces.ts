import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { FontCharacters } from './font-characters.ts';

/** Declared with a `unicode-range` of their own: a browser loads neither before it renders one of their syllables. */
export function laterFaces({ words, goods, frequent, headings }: FontCharacters): string {
  return [
    ...Object.entries({ words, goods, frequent }).map(([name, characters]) =>
      face('Mungchi People', '400 800', name, characters),
    ),
    face('Mungchi Display', '400', 'headings', headings),
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
    face('Mungchi Display', '400', 'display', display),
    face('Mungchi Display', '400', 'welcome', welcome),
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

/** The makers' own style sheets, with the addresses of their files as seen from `folder`. */
export function makersFaces(folder: string, sheets: readonly string[]): string {
  return sheets.map((sheet) => readSheet(folder, sheet)).join('\n');
}

function readSheet(folder: string, sheet: string): string {
  const seen = (url: string) => relative(folder, join(dirname(sheet), url)).replaceAll('\\', '/');
  return readFileSync(sheet, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/url\(([^)]+)\)/g, (_, url: string) => `url(${seen(url)})`)
    .replace(/,\s*url\([^)]*\.woff\) format\('woff'\)/g, '')
    .replace(/\s+/g, ' ');
}
