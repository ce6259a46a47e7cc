import { CATEGORIES } from '@mungchi/contract';
import { type Dice, dice } from '../../eval/dice';
import type { CatalogueProduct } from '../catalogue';
import type { Signals } from '../taste-rules';
import { neighboursOf } from './neighbours';

/** A simulated reader: hidden tastes, and the signals the service has. */
export type Shopper = {
  signals: Signals;
  traces: number;
  /** Hidden utility of a product. */
  worthOf: (product: CatalogueProduct) => number;
};
export type Town = { products: CatalogueProduct[]; shoppers: Shopper[] };

type Person = {
  circle: number;
  categories: ReadonlyMap<number, number>;
  kinds: ReadonlyMap<string, number>;
  tags: ReadonlyMap<string, number>;
};
type Trace = { productId: number; age: number };
type Life = { likes: Trace[]; bought: Trace[]; views: Map<number, { times: number; age: number }>; searches: Search[] };
type Search = { keyword: string; age: number };

const PEOPLE = 800;
const READERS = 80;
const CIRCLES = 12;
const DAYS = 120;

/** Simulates users with hidden tastes: they view, search, like and join group purchases. */
export function generateTown(catalogue: readonly CatalogueProduct[], seed: number): Town {
  const luck = dice(seed);
  const appeal = new Map(catalogue.map(({ id }) => [id, 0.35 + 0.9 * luck.next() ** 2]));
  // Preferences shared in a group of friends that no product attribute explains.
  const quirks = Array.from({ length: CIRCLES }, () => new Map(catalogue.map(({ id }) => [id, luck.next() ** 6])));
  const people = Array.from({ length: PEOPLE }, () => newPerson(catalogue, luck));
  const wish = (person: Person, product: CatalogueProduct) =>
    Math.min(1, appeal.get(product.id)! * (0.4 * quirks[person.circle]!.get(product.id)! + fondness(person, product)));

  const lives = people.map((person) => live(catalogue, person, (product) => wish(person, product), luck));
  const hearts = lives.map(({ likes }) => new Set(likes.map(({ productId }) => productId)));
  const likeCounts = new Map<number, number>();
  for (const heart of hearts) for (const id of heart) likeCounts.set(id, (likeCounts.get(id) ?? 0) + 1);
  const products = catalogue.map((product) => ({ ...product, likeCount: likeCounts.get(product.id) ?? 0 }));

  const found = (keyword: string) => products.filter(({ keywords }) => keywords.includes(keyword)).slice(0, 3);

  const shoppers = people.slice(0, READERS).map((person, reader) => {
    const { likes, bought, views, searches } = lives[reader]!;
    return {
      signals: {
        interestCategory: luck.chance(0.85) ? favourite(person.categories) : luck.pick(CATEGORIES).id,
        likes,
        bought,
        views: [...views].map(([productId, seen]) => ({ productId, ...seen })),
        searched: searches.flatMap(({ keyword, age }) =>
          found(keyword).map(({ id: productId }) => ({ productId, age })),
        ),
        neighbours: neighboursOf(hearts, reader, likeCounts),
      },
      traces: likes.length + bought.length + views.size + searches.length,
      worthOf: (product: CatalogueProduct) => wish(person, product),
    };
  });
  return { products, shoppers };
}

function fondness(
  { categories, kinds, tags }: Person,
  { categoryId, subCategory, keywords }: CatalogueProduct,
): number {
  const tagged = keywords.reduce((sum, keyword) => sum + (tags.get(keyword) ?? 0), 0);
  return 0.3 * categories.get(categoryId)! + 0.45 * (kinds.get(subCategory) ?? 0) + 0.35 * Math.min(1, tagged);
}

function newPerson(catalogue: readonly CatalogueProduct[], { next, pick }: Dice): Person {
  const raw = CATEGORIES.map(({ id }): [number, number] => [id, next() ** 2 + 0.05]);
  const most = Math.max(...raw.map(([, weight]) => weight));
  const categories = new Map(raw.map(([id, weight]) => [id, weight / most]));
  const liked = (tries: number) =>
    Array.from({ length: tries }, () => pick(catalogue)).filter(
      ({ categoryId }) => next() < categories.get(categoryId)!,
    );
  return {
    circle: Math.floor(next() * CIRCLES),
    categories,
    kinds: new Map(liked(8).map(({ subCategory }) => [subCategory, 0.3 + 0.7 * next()])),
    tags: new Map(liked(10).flatMap(({ keywords }) => keywords.slice(0, 2).map((tag) => [tag, 0.3 + 0.5 * next()]))),
  };
}

function live(
  catalogue: readonly CatalogueProduct[],
  person: Person,
  wish: (product: CatalogueProduct) => number,
  { next, pick, chance }: Dice,
): Life {
  const life: Life = { likes: [], bought: [], views: new Map(), searches: [] };
  // One in eight is new; of the others some are active daily.
  const encounters = chance(0.125) ? 0 : Math.floor(4 + 400 * next() ** 2);
  const hearted = new Set<number>();
  for (let n = 0; n < encounters; n++) {
    const product = pick(catalogue);
    // Users skip categories they do not care for.
    if (!chance(0.15 + 0.85 * person.categories.get(product.categoryId)!)) continue;
    const want = wish(product);
    const age = next() * DAYS;
    const trace = { productId: product.id, age };
    // People also open what they do not want: a view alone is a weak signal.
    if (chance(0.2 + 0.5 * want)) life.views.set(product.id, { times: want > 0.5 && chance(0.4) ? 2 : 1, age });
    if (chance(0.7 * want ** 1.5) && !hearted.has(product.id)) {
      hearted.add(product.id);
      life.likes.push(trace);
    }
    if (chance(0.2 * want ** 1.5)) life.bought.push(trace);
    const tags = [...person.tags.keys()];
    if (tags.length > 0 && chance(0.05)) life.searches.push({ keyword: pick(tags), age });
  }
  return life;
}

function favourite(categories: ReadonlyMap<number, number>): number {
  return [...categories].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}
