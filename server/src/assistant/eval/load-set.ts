import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProductId } from '@mungchi/contract';
import { buildCatalogue, type Catalogue } from '../../products/catalogue';
import { readProductFile } from '../../products/product-file';
import type { NeighbourhoodReader } from '../retrieve/match-boards';
import { type Conversation, readScript } from './read-script';
import { evalNeighbourhood, nobodyAround } from './world';

const STRANGERS = [
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
] as const;

export const SETS = [
  'tuning',
  'held-out',
  'fresh',
  'typed',
  'building',
  'sealed',
  'last',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  ...STRANGERS,
  'rounds',
] as const;
export type SetName = (typeof SETS)[number];

/** The newer sets know what is open around the asker. */
export const worldOf = (name: SetName, catalogue: Catalogue): NeighbourhoodReader =>
  isScript(name) || STRANGERS.some((each) => each === name) ? evalNeighbourhood(catalogue) : nobodyAround;

/** The sets that are lines of text, with what their ids begin with. */
const SCRIPTS: Partial<Record<SetName, string>> = {
  building: 'b',
  sealed: 's',
  last: 'l',
  fifth: 'p',
  sixth: 'x',
  seventh: 'v',
  eighth: 'w',
  ninth: 'q',
  rounds: 'rd',
};
const isScript = (name: SetName): boolean => SCRIPTS[name] !== undefined;

const SETS_FOLDER = path.resolve(import.meta.dirname, '../../../data/eval/assistant');

/**
 * `tuning` was looked at while the assistant was made; `held-out` only once, at the end; `fresh` was written after that
 * and never looked at; `typed` is what was mended after reading whole answers, kept so that it stays mended. `building` and `sealed` came with exclusions, open
 * purchases and the facts: the first was used while building, the second written before and run at the end; `last` was written after that and
 * run once. `seventh` was written before the rules were read and used while building, `eighth` after that, and run once before
 * it was mended. `tenth` to `thirteenth` are strangers' and were run once before anybody read them;
 * of `thirteenth`, which is mostly about exclusions, one half is kept here. `fourteenth` is two strangers' and
 * was only run until it was mended as well. `fifteenth` to `eighteenth` are one stranger's each,
 * run once unseen and then mended.
 * `rounds` is several rounds of the mender's, each run once before it was mended.
 * All but `nineteenth`, which was only run, are used while building by now;
 * what each showed at its first reading is in docs/assistant.md.
 */
export function loadSet(name: SetName): Conversation[] {
  const prefix = SCRIPTS[name];
  if (prefix) return readScript(readFileSync(path.join(SETS_FOLDER, `${name}.txt`), 'utf8'), prefix);
  return JSON.parse(readFileSync(path.join(SETS_FOLDER, `${name}.json`), 'utf8'));
}

const DEMO_PRODUCTS = path.resolve(import.meta.dirname, '../../../data/demo/products.csv');

/** The demo catalogue without a database; the line number stands for the id. */
export function demoCatalogue(file = DEMO_PRODUCTS): Catalogue {
  const { lines, problems } = readProductFile(readFileSync(file, 'utf8'));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return buildCatalogue(
    lines.map(({ name, categoryId, subCategory, price, keywords, pictureKey, traits, attributes }, i) => ({
      id: (i + 1) as ProductId,
      name,
      categoryId,
      subCategory,
      price,
      keywords,
      likeCount: 0,
      traits,
      attributes,
      picture: {
        url: `/products/${pictureKey}.webp`,
        width: 800,
        height: 800,
        color: '#ffffff',
        thumbhash: null,
        widths: [],
      },
    })),
  );
}
