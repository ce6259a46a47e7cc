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
const jua = dirname(require.resolve('@fontsource/jua/package.json'));

/**
 * Two kinds of faces: small subsets of what the interface itself says (preloaded), and the makers' own
 * unicode-range slices for what people write (fetched slice by slice, and only when a syllable asks for it).
 */
export async function buildFonts() {
  const characters = interfaceCharacters();
  const stamp = createHash('sha256')
    .update(characters)
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex');
  const stampFile = join(out, 'stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;

  mkdirSync(out, { recursive: true });
  const text = await subsetFont(
    readFileSync(join(pretendard, 'dist/public/variable/PretendardVariable.ttf')),
    characters,
    {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: ['kern', 'tnum'],
      variationAxes: { wght: { min: 400, max: 800, default: 400 } },
    },
  );
  const display = await subsetFont(readFileSync(join(jua, 'files/jua-korean-400-normal.woff2')), characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern'],
  });
  writeFileSync(join(out, 'mungchi-text.woff2'), text);
  writeFileSync(join(out, 'mungchi-display.woff2'), display);
  writeFileSync(join(out, 'interface.css'), interfaceFaces());
  writeFileSync(join(out, 'people.css'), peopleFaces());
  writeFileSync(stampFile, stamp);
}

/** Printable ASCII, Korean punctuation, and every Hangul syllable that our own sources contain. */
function interfaceCharacters() {
  const found = new Set('·…—–‘’“”「」×÷±°∙→←↑↓✓•※₩㎡ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎㅏㅑㅓㅕㅗㅛㅜㅠㅡㅣ');
  for (let code = 0x20; code < 0x7f; code += 1) found.add(String.fromCharCode(code));
  for (const folder of [join(web, 'src'), join(web, '../contract/src')]) {
    for (const file of readdirSync(folder, { recursive: true })) {
      if (!/(?<!\.test)\.tsx?$/.test(file)) continue;
      for (const syllable of readFileSync(join(folder, file), 'utf8').match(/[가-힣]/g) ?? []) found.add(syllable);
    }
  }
  return [...found].sort().join('');
}

/**
 * `size-adjust` gives each system face the advance widths of ours, so that the swap moves nothing.
 * A Hangul syllable is 0.866 em in Pretendard and 0.92 em in Noto and Malgun.
 */
function interfaceFaces() {
  const fallback = (family, adjust, ...locals) => {
    const metric = (percent) => `${(percent / adjust).toFixed(1)}%`;
    const sources = locals.map((name) => `local("${name}")`).join(',');
    return `@font-face{font-family:"${family}";src:${sources};size-adjust:${adjust * 100}%;ascent-override:${metric(95.2)};descent-override:${metric(24.1)};line-gap-override:0%}`;
  };
  return [
    '@font-face{font-family:"Mungchi Text";font-weight:400 800;font-display:swap;src:url(./mungchi-text.woff2) format("woff2")}',
    '@font-face{font-family:"Mungchi Display";font-weight:400;font-display:swap;src:url(./mungchi-display.woff2) format("woff2")}',
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

function peopleFaces() {
  const from = (file) => {
    const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return css
      .replace(/url\(([^)]+)\)/g, (_, url) => `url(${relative(out, join(dirname(file), url)).replaceAll('\\', '/')})`)
      .replace(/,\s*url\([^)]*\.woff\) format\('woff'\)/g, '')
      .replace(/\s+/g, ' ');
  };
  return [
    from(join(pretendard, 'dist/web/variable/pretendardvariable-dynamic-subset.css')),
    from(join(jua, '400.css')),
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFonts();
