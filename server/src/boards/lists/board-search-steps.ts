import { normalise } from '../../korean/normalise';
import { type SearchStep, searchSteps } from '../../korean/search-steps';
import type { AlikeWords } from './alike-words';

/** What people add to the thing they look for; no post is told from another by it. */
const SAID_BY_ALL = new Set(
  '공구 공구합니다 합니다 공구해요 공동구매 근처 근처공구 동네 우리동네 같이 함께 사요 살래요 사고싶어요 구해요'.split(
    ' ',
  ),
);
/** Above every other rank of a step. */
const OWN_WORD = 100;
const MOST_VARIANTS = 40;
/** Whoever looks for nothing but purchases. */
const EVERYTHING: SearchStep = { kind: 'exact', anyOf: [[]], rank: () => 1 };

/**
 * What to try in turn, until something is found. The first step also knows the shop's other words, ranked below the word as it was
 * typed and looked for in titles only. `감귤 공구` looks for both words, then for `감귤` alone; `공구` alone means
 * tools, and where there are none, every purchase.
 */
export function* boardSearchSteps(keyword: string, alike: AlikeWords): Generator<SearchStep, void, undefined> {
  const words = normalise(keyword).split(' ').filter(Boolean);
  const meant = words.filter((word) => !SAID_BY_ALL.has(word));
  const steps = searchSteps(keyword);
  const exact = steps.next().value;
  if (!exact) return;
  if (meant.length < words.length) {
    yield exact;
    if (meant.length > 0) yield* boardSearchSteps(meant.join(' '), alike);
    else if (words.some((word) => word.endsWith('공구'))) yield EVERYTHING;
    return;
  }
  yield withAlike(exact, words, alike);
  yield* steps;
}

function withAlike(exact: SearchStep, words: string[], alike: AlikeWords): SearchStep {
  const variants = words
    .flatMap((word) => (alike.get(word) ?? []).map((other) => words.map((it) => (it === word ? other : it)).join(' ')))
    .slice(0, MOST_VARIANTS)
    .flatMap((variant) => searchSteps(variant).next().value ?? []);
  if (variants.length === 0) return exact;
  return {
    kind: 'exact',
    anyOf: [exact, ...variants].flatMap(({ anyOf }) => anyOf),
    rank: (fields) => {
      const own = exact.rank(fields);
      if (own !== null) return own + OWN_WORD;
      const titles = fields.slice(0, -1);
      const ranks = variants.flatMap(({ rank }) => rank(titles) ?? []);
      return ranks.length > 0 ? Math.max(...ranks) : null;
    },
  };
}
