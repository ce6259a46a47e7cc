import { normalise } from '../korean/normalise';
import type { Catalogue, CatalogueProduct } from '../products/catalogue';
import { squeeze } from './squeeze';

/** A product as the assistant reasons about it. */
export type Good = CatalogueProduct & {
  /** The name's words, without sizes. */
  nameWords: readonly string[];
  /** Sub-category, then keywords in their order. */
  tags: readonly string[];
  /** Everything said about it in one line. */
  line: string;
};

export type Goods = {
  all: readonly Good[];
  byId: ReadonlyMap<number, Good>;
  /** Words that name goods, with how many goods each names. */
  vocabulary: ReadonlyMap<string, number>;
  /** Those that say what a thing is, not what it is for. */
  kinds: ReadonlySet<string>;
};

const SIZE =
  /^(?:약|총|x)?[\d.+~]+(?:kg|g|l|ml|개|입|매|롤|구|장|병|캔|봉|팩|포|p|m|cm|인|인용|종|단|세트|호|겹|w|매입|개입|봉입)?(?:x[\d.]+.*)?$/;

/** Sub-category and the first two keywords say what a thing is, later keywords what it is for. */
export const WHAT_IT_IS = 2;

const indexed = new WeakMap<Catalogue, Goods>();

/** Indexed once per snapshot of the catalogue. */
export function goodsOf(catalogue: Catalogue): Goods {
  const known = indexed.get(catalogue);
  if (known) return known;
  const goods = indexGoods(catalogue.products);
  indexed.set(catalogue, goods);
  return goods;
}

function indexGoods(products: readonly CatalogueProduct[]): Goods {
  const all = products.map(toGood);
  const vocabulary = new Map<string, number>();
  const kinds = new Set<string>();
  for (const good of all) {
    const words = new Set([...good.tags, ...good.nameWords.filter((word) => !/\d/.test(word))]);
    for (const word of [...good.tags.slice(0, WHAT_IT_IS + 1), ...good.nameWords.slice(1)]) kinds.add(word);
    for (const word of words) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
  }
  return { all, byId: new Map(all.map((good) => [good.id, good])), vocabulary, kinds };
}

function toGood(product: CatalogueProduct): Good {
  const shelves = product.subCategory.split(/[·/,]/).map(squeeze);
  const tags = [shelves[0]!, ...product.keywords.map(squeeze), ...shelves.slice(1)].filter((tag) => tag !== '');
  return {
    ...product,
    tags: [...new Set(tags)],
    nameWords: normalise(product.name)
      .split(' ')
      .filter((word) => word !== '' && !SIZE.test(word)),
    line: [normalise(product.name), ...tags].join(' '),
  };
}
