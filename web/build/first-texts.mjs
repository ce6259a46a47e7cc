import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, readManifest, readScreens } from './built-screens.mjs';

/** Words that are compared with what somebody types, and never shown. */
const COMPARED = /barred-warning|category-by-name/;

/** The syllables that first screens say, and the parts they load later: of those for visitors, and of the others. */
export function firstTexts() {
  const manifest = readManifest();
  const screens = readScreens();
  const begins = new Set(screens.flatMap(({ modules }) => modules));
  const said = (of) => {
    const keys = new Set(['index.html', ...of.flatMap(({ modules }) => modules)]);
    for (const key of keys) {
      const { imports = [], dynamicImports = [] } = manifest[key];
      for (const next of [...imports, ...dynamicImports.filter((each) => !begins.has(each))]) keys.add(next);
    }
    const shown = [...keys].filter((key) => !COMPARED.test(key));
    const texts = shown.map((key) => readFileSync(join(dist, manifest[key].file), 'utf8'));
    return new Set([...of.map(({ title }) => title), ...texts].join('').match(/[가-힣]/g));
  };
  const first = screens.filter((screen) => screen.first);
  return { light: said(first.filter(({ light }) => light)), member: said(first.filter(({ light }) => !light)) };
}
