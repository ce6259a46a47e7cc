import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const out = join(web, '.cache/fonts');
const require = createRequire(import.meta.url);
const pretendard = dirname(require.resolve('pretendard/package.json'));
const SLICES = 'dist/web/variable/pretendardvariable-dynamic-subset.css';
const FREQUENT = 14;
const jua = dirname(require.resolve('@fontsource/jua/package.json'));
/** Where the headings of first screens stand: their syllables come first, those of the others when one is seen. */
const FIRST_HEADINGS = [
  'routes.tsx',
  'onboarding/start-screen.tsx',
  'boards/nearby-boards.tsx',
  'boards/picks-strip.tsx',
  'boards/trade-place.tsx',
  'shopping/banner.tsx',
  'shopping/picks.tsx',
];

/**
 * Three kinds of faces: a small subset of what the interface itself says (preloaded), two of what is mostly read besides (the
 * syllables of the catalogue and the server's texts, then the most frequent others; fetched when one of them is seen), and
 * the makers' own unicode-range slices for the rest, 26 KB for every rare syllable.
 */
export async function buildFonts() {
  const faces = faceCharacters();
  const stamp = createHash('sha256')
    .update(JSON.stringify(faces))
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex');
  const stampFile = join(out, 'stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;

  mkdirSync(out, { recursive: true });
  const original = readFileSync(join(pretendard, 'dist/public/variable/PretendardVariable.ttf'));
  const { display, headings, ...texts } = faces;
  for (const [name, characters] of Object.entries(texts)) {
    const face = await subsetFont(original, characters, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: ['kern', 'tnum'],
      variationAxes: { wght: { min: 400, max: 800, default: 400 } },
    });
    writeFileSync(join(out, `mungchi-${name}.woff2`), face);
  }
  const drawn = readFileSync(join(jua, 'files/jua-korean-400-normal.woff2'));
  for (const [name, characters] of Object.entries({ display, headings })) {
    const face = await subsetFont(drawn, characters, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: ['kern'],
    });
    writeFileSync(join(out, `mungchi-${name}.woff2`), face);
  }
  writeFileSync(join(out, 'interface.css'), interfaceFaces(faces));
  writeFileSync(join(out, 'people.css'), [peopleFaces(faces), makersFaces()].join('\n'));
  writeFileSync(stampFile, stamp);
}

/** Printable ASCII, Korean punctuation and our own sources' syllables; then what is new in the catalogue, then in the language. */
function faceCharacters() {
  const text = new Set('·…—–‘’“”「」×÷±°∙→←↑↓✓•※₩㎡ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎㅏㅑㅓㅕㅗㅛㅜㅠㅡㅣ');
  for (let code = 0x20; code < 0x7f; code += 1) text.add(String.fromCharCode(code));
  const sources = (folder) => syllablesIn(join(web, folder), /(?<!\.test)\.tsx?$/);
  const display = new Set(text);
  for (const file of FIRST_HEADINGS) for (const syllable of syllablesOf(join(web, 'src', file))) display.add(syllable);
  for (const syllable of [...sources('src'), ...sources('../contract/src')]) text.add(syllable);
  const goods = without(syllablesIn(join(web, '../server/src'), /(?<!\.test)\.(ts|csv)$/), text);
  const frequent = without(without(frequentSyllables(), text), goods);
  const inOrder = (characters) => [...characters].sort((a, b) => (a < b ? -1 : 1)).join('');
  return {
    text: inOrder(text),
    goods: inOrder(goods),
    frequent: inOrder(frequent),
    display: inOrder(display),
    headings: inOrder(without(text, display)),
  };
}

function without(characters, known) {
  return new Set([...characters].filter((char) => !known.has(char)));
}

function syllablesIn(folder, names) {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }).filter((file) => names.test(file)) : [];
  return new Set(files.flatMap((file) => syllablesOf(join(folder, file))));
}

function syllablesOf(file) {
  return readFileSync(file, 'utf8').match(/[가-힣]/g) ?? [];
}

/** The makers number their slices from rare to frequent; the last ones cover nearly all running text. */
function frequentSyllables() {
  const slices = [...readFileSync(join(pretendard, SLICES), 'utf8').matchAll(/unicode-range:\s*([^;}]+)/g)].slice(
    -FREQUENT,
  );
  const codes = slices.flatMap(([, ranges]) => ranges.split(',').flatMap(codesOf));
  return new Set(codes.map((code) => String.fromCodePoint(code)).filter((char) => /[가-힣]/.test(char)));
}

/** `U+AC00` or `U+AC00-AC0F` */
function codesOf(range) {
  const [first, last = first] = range
    .trim()
    .slice(2)
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Declared only for their own syllables: a browser asks for neither before it sees one. */
function peopleFaces({ goods, frequent }) {
  return Object.entries({ goods, frequent })
    .filter(([, characters]) => characters !== '')
    .map(([name, characters]) => {
      return `@font-face{font-family:"Mungchi People";font-weight:400 800;font-display:swap;src:url(./mungchi-${name}.woff2) format("woff2");unicode-range:${rangeOf(characters)}}`;
    })
    .join('\n');
}

function rangeOf(characters) {
  return Array.from(characters, (char) => `U+${char.codePointAt(0).toString(16)}`).join(',');
}

/**
 * `size-adjust` gives each system face the advance widths of ours, so that the swap moves nothing.
 * A Hangul syllable is 0.866 em in Pretendard and 0.92 em in Noto and Malgun.
 */
function interfaceFaces({ display, headings }) {
  const fallback = (family, adjust, ...locals) => {
    const metric = (percent) => `${(percent / adjust).toFixed(1)}%`;
    const sources = locals.map((name) => `local("${name}")`).join(',');
    return `@font-face{font-family:"${family}";src:${sources};size-adjust:${adjust * 100}%;ascent-override:${metric(95.2)};descent-override:${metric(24.1)};line-gap-override:0%}`;
  };
  return [
    '@font-face{font-family:"Mungchi Text";font-weight:400 800;font-display:swap;src:url(./mungchi-text.woff2) format("woff2")}',
    ...Object.entries({ display, headings }).map(
      ([name, characters]) =>
        `@font-face{font-family:"Mungchi Display";font-weight:400;font-display:swap;src:url(./mungchi-${name}.woff2) format("woff2");unicode-range:${rangeOf(characters)}}`,
    ),
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

function makersFaces() {
  const from = (file) => {
    const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return css
      .replace(/url\(([^)]+)\)/g, (_, url) => `url(${relative(out, join(dirname(file), url)).replaceAll('\\', '/')})`)
      .replace(/,\s*url\([^)]*\.woff\) format\('woff'\)/g, '')
      .replace(/\s+/g, ' ');
  };
  return [from(join(pretendard, SLICES)), from(join(jua, '400.css'))].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFonts();
