import { normalise } from '../../korean/normalise';
import type { Catalogue, CatalogueProduct } from '../../products/catalogue';
import { squeeze } from '../understand/squeeze';

/** A product as the assistant reasons about it. */
export type Good = CatalogueProduct & {
  /** The name's words, without sizes. */
  nameWords: readonly string[];
  /** Keywords in their order. */
  tags: readonly string[];
  /** The parts of its sub-category (`화장지·물티슈` has two). */
  shelves: readonly string[];
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

const SIZE = /^(?:약|총|x)?\d[\d.+~x]*[가-힣a-z%]{0,3}$|^(?:내외|대용량|세트|이상)$/;
const KEYWORDS_OF_A_KIND = 3;

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
    for (const word of [...good.shelves, ...good.tags.slice(0, KEYWORDS_OF_A_KIND), ...good.nameWords.slice(-1)]) {
      kinds.add(word);
    }
    const words = new Set([...good.shelves, ...good.tags, ...good.nameWords.filter((word) => !/\d/.test(word))]);
    for (const word of words) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
  }
  return { all, byId: new Map(all.map((good) => [good.id, good])), vocabulary, kinds };
}

function toGood(product: CatalogueProduct): Good {
  const tags = [...new Set(product.keywords.map(squeeze))].filter((tag) => tag !== '');
  const shelves = product.subCategory.split(/[·/,]/).map(squeeze);
  return {
    ...product,
    tags,
    shelves,
    nameWords: normalise(product.name)
      .split(' ')
      .filter((word) => word !== '' && !SIZE.test(word)),
    line: [normalise(product.name), ...shelves, ...tags].join(' '),
  };
}
