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
/** Printable ASCII. */
const PLAIN = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
const jua = dirname(require.resolve('@fontsource/jua/package.json'));
/** Files with no text of a first screen: their syllables go into the fonts that are loaded later. */
const LATER_WORDS =
  /[\\/](mypage|payments|reviews|assistant|map|dev-ui|boards[\\/](form|map)|onboarding[\\/](?!start|slide|login))/;
/** Files with the headings of first screens; those for visitors apart. */
const WELCOME = ['onboarding/start-screen.tsx'];
const FIRST_HEADINGS = [
  'chat/chat-list-screen.tsx',
  'boards/home/nearby-boards.tsx',
  'boards/home/picks-strip.tsx',
  'boards/detail/trade-place.tsx',
  'shopping/banner.tsx',
  'shopping/picks.tsx',
  'shopping/shopping-screen.tsx',
];

/**
 * Three kinds of font faces: a small subset for the text of first screens (preloaded), subsets for most other text (the
 * other screens, then the catalogue and the server's texts, then the most frequent syllables; loaded when one of them is
 * used), and the makers' own unicode-range slices for the rest, 26 KB for every rare syllable.
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
  const { display, welcome, headings, ...texts } = faces;
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
  for (const [name, characters] of Object.entries({ display, welcome, headings })) {
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
  add(text, PLAIN);
  const headingsOf = (files) => files.flatMap((file) => syllablesOf(join(web, 'src', file)));
  const display = new Set([...PLAIN, ...headingsOf(FIRST_HEADINGS)]);
  const welcome = without(new Set(headingsOf(WELCOME)), display);
  const sources = [...sourcesIn(join(web, 'src')), ...sourcesIn(join(web, '../contract/src'))];
  for (const file of sources.filter((name) => !LATER_WORDS.test(name))) add(text, syllablesOf(file));
  const interfaces = new Set(sources.flatMap(syllablesOf));
  const words = without(interfaces, text);
  const known = new Set([...text, ...words]);
  const goods = without(syllablesIn(join(web, '../server/src'), /(?<!\.test)\.(ts|csv)$/), known);
  const frequent = without(without(frequentSyllables(), known), goods);
  const inOrder = (characters) => [...characters].sort((a, b) => (a < b ? -1 : 1)).join('');
  return {
    text: inOrder(text),
    words: inOrder(words),
    goods: inOrder(goods),
    frequent: inOrder(frequent),
    display: inOrder(display),
    welcome: inOrder(welcome),
    headings: inOrder(without(without(known, display), welcome)),
  };
}

function without(characters, known) {
  return new Set([...characters].filter((char) => !known.has(char)));
}

function add(characters, others) {
  for (const char of others) characters.add(char);
}

function sourcesIn(folder, names = /(?<!\.test)\.tsx?$/) {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }).filter((file) => names.test(file)) : [];
  return files.map((file) => join(folder, file));
}

function syllablesIn(folder, names) {
  return new Set(sourcesIn(folder, names).flatMap(syllablesOf));
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

/** Declared with a `unicode-range` of their own: a browser loads neither before it renders one of their syllables. */
function peopleFaces({ words, goods, frequent, headings }) {
  return [
    ...Object.entries({ words, goods, frequent }).map(([name, characters]) =>
      face('Mungchi People', '400 800', name, characters),
    ),
    face('Mungchi Display', '400', 'headings', headings),
  ].join('\n');
}

function face(family, weight, name, characters) {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(./mungchi-${name}.woff2) format("woff2");unicode-range:${rangeOf(characters)}}`;
}

function rangeOf(characters) {
  return Array.from(characters, (char) => `U+${char.codePointAt(0).toString(16)}`).join(',');
}

/**
 * `size-adjust` gives each system face the advance widths of ours, so that the swap causes no layout shift.
 * A Hangul syllable is 0.866 em in Pretendard and 0.92 em in Noto and Malgun.
 */
function interfaceFaces({ display, welcome }) {
  const fallback = (family, adjust, ...locals) => {
    const metric = (percent) => `${(percent / adjust).toFixed(1)}%`;
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
