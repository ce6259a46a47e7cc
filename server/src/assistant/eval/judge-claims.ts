import { categoryName } from '@mungchi/contract';
import type { Catalogue } from '../../products/catalogue';
import type { BuiltInAnswer } from '../answer';
import type { Exclusion } from '../exclusion';
import type { Knowledge } from '../knowledge';
import { judge } from '../retrieve/exclusion-rules';
import { type Good, goodsOf } from '../retrieve/goods-index';
import { measureOf } from '../retrieve/unit-price';
import { squeeze } from '../understand/squeeze';
import type { Turn } from './read-script';

/** What an answer says that the data does not bear out, whatever was expected of it. */
export type Claims = {
  /** A price called lowest that is not. */
  prices: string[];
  /** Said to be left out though nobody named it, or though no data can tell. */
  phantoms: string[];
  /** `X 중에서` where nothing shown is X. */
  among: string[];
  /** What is offered is called by something that is no noun. */
  titles: string[];
};

type Judged = {
  expected: Turn;
  reply: BuiltInAnswer;
  catalogue: Catalogue;
  knowledge: Knowledge;
  /** Everything typed before, and what was left out by then. */
  before: { said: string; excluded: readonly Exclusion[] };
};

export function judgeClaims(judged: Judged): Claims {
  return { prices: untruePrices(judged), phantoms: phantoms(judged), ...namedAs(judged) };
}

const LOWEST = /(?:가장|제일|젤)\s?(?:저렴|싸|싼)/;
const OF_SHOWN = /(?:둘|셋|넷|보여 드린 것|이|그|\d개|이 중|보여 드린 \d개) 중(?:에서)?|중에서는/;

/** A claim without `셋 중` holds against everything of that kind; one with it against what is on screen. */
function untruePrices({ reply, catalogue }: Judged): string[] {
  const { goods, held } = reply;
  const onCards = goods.flatMap((good) => {
    const reason = reply.reasons.get(good.id) ?? '';
    if (!LOWEST.test(reason)) return [];
    const rivals = OF_SHOWN.test(reason) ? goods : ofItsKind(good, catalogue, held.excluded, reply);
    return isLowest(good, rivals) ? [] : [`${good.name}: ${reason}`];
  });
  const inText = reply.text.split(/(?<=[.!?])\s|\n/).flatMap((sentence) => {
    if (!LOWEST.test(sentence) || DENIES.test(sentence)) return [];
    const numbered = /(\d)번/.exec(sentence)?.[1];
    const meant =
      goods.find(({ name }) => sentence.includes(name)) ?? (numbered ? goods[Number(numbered) - 1] : goods[0]);
    if (!meant) return [];
    const isOfShown = OF_SHOWN.test(sentence) || numbered !== undefined;
    const rivals = isOfShown ? goods : ofItsKind(meant, catalogue, held.excluded, reply);
    return isLowest(meant, rivals) ? [] : [`${meant.name}: ${sentence}`];
  });
  return [...onCards, ...inText];
}
/** `가장 저렴한 게 아니에요`, `가장 저렴한지는 알 수 없어요`. */
const DENIES = /저렴한\s?(?:게|건|것은)\s?아니|알 수 없|똑같|같아요/;

/** Everything else that a buyer of it could have meant: the same first keyword, or the word that was asked for. */
function ofItsKind(good: Good, catalogue: Catalogue, excluded: readonly Exclusion[], reply: BuiltInAnswer): Good[] {
  const need = reply.slots.need;
  const words = need?.topics.map(({ say }) => say) ?? [];
  return goodsOf(catalogue).all.filter(
    (each) =>
      judge(each, excluded) === 'clear' &&
      (need?.budget?.min == null || each.price >= need.budget.min) &&
      (need?.budget?.max == null || need.budget.perHead || each.price <= need.budget.max) &&
      ((each.tags[0] === good.tags[0] && each.tags[0] !== undefined) ||
        words.some((word) => squeeze(each.name).includes(word))),
  );
}

/** By what a unit comes to where both tell it alike, else by the price; a tie is not the lowest. */
function isLowest(good: Good, rivals: readonly Good[]): boolean {
  const own = measureOf(good);
  return rivals.every((rival) => {
    if (rival.id === good.id) return true;
    const other = measureOf(rival);
    if (own && other && own.each === other.each) return own.won < other.won;
    return good.price < rival.price;
  });
}

/** Left out in this turn, though neither named nor implied; or the very thing that was asked for. */
function phantoms({ expected, reply, knowledge, before }: Judged): string[] {
  const said = squeeze(`${before.said} ${expected.say}`);
  const held = new Set(before.excluded.flatMap(({ traits }) => traits));
  // `붉은 고기`, then `닭은 먹어`: what is left of a kind.
  const isMeant = ({ traits }: Exclusion) =>
    traits.some((trait) => expected.without?.includes(trait)) ||
    expected.held !== undefined ||
    (traits.length > 0 && traits.every((trait) => held.has(trait)));
  const added = reply.held.added.filter((each) => {
    if (isMeant(each)) return false;
    const isAskedFor = expected.match ? new RegExp(`^(?:${expected.match})$`).test(each.label) : false;
    return isAskedFor || !wordsFor(each, knowledge).some((word) => said.includes(word));
  });
  const told = /뺐어요|빼고 있어요/.test(reply.text) ? reply.held.excluded.filter((each) => saysOf(reply, each)) : [];
  return [
    ...added.map(({ label }) => `${label} was not to be left out`),
    ...told.filter((each) => isUntold(each)).map(({ label }) => `no label tells of ${label}`),
  ];
}

const saysOf = ({ saidBack }: BuiltInAnswer, { label }: Exclusion): boolean =>
  saidBack
    .split(/[.\n]/)
    .some((part) => part.includes(label) && /뺐어요|빼고 있어요/.test(part) && !part.includes('이름에'));

/** Judged by the name alone though it may be inside a thing: no column of a label holds it. */
const isUntold = ({ key, why, traits, requires }: Exclusion): boolean =>
  key !== 'food' && traits.length + requires.length === 0 && (why === 'allergy' || why === 'cannot' || why === 'diet');

/** A word, the words of the ingredient it is, and those that imply it (`비건`, `임산부`, months of an infant). */
function wordsFor({ key, label, words }: Exclusion, { ingredients }: Knowledge): string[] {
  const own = ingredients.filter(({ id }) => id === key);
  const implied = own.flatMap(({ say, forms, hints, alone, covers }) => [
    ...say,
    ...forms,
    ...hints,
    ...alone,
    ...covers,
  ]);
  return [key, squeeze(label), ...words, ...implied, ...IMPLYING];
}
/** Whoever is spoken of, what harms them is left out unasked. */
const IMPLYING =
  '비건 채식 스님 사찰 할랄 무슬림 코셔 개월 아기 애기 신생아 이유식 백일 돌 임신 임산부 수유 당뇨 통풍 신장 콩팥 투석 혈압 약 강아지 고양이 멍 냥 댕 견 말티 푸들 강쥐 야옹 혈당 베지 알러지 알레르기 두드러기'.split(
    ' ',
  );

const TITLES: readonly RegExp[] = [
  /(?:^|[.\n] ?)([^.\n]+?) 중에서 골라/,
  /(?:^|[.\n] ?)([^.\n]+?) 찾으시죠\?/,
  /(?:^|[.\n] ?)([^.\n]+?)(?:은|는) 이런 게 좋아 보여요/,
];

function namedAs({ expected, reply, catalogue, knowledge }: Judged): Pick<Claims, 'among' | 'titles'> {
  const text = reply.text.replace(/^안녕하세요, AI 쇼핑 도우미 뭉치예요\. /, '');
  const [title] = TITLES.flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
  if (title === undefined || reply.goods.length === 0) return { among: [], titles: [] };
  const things = title.split(', ').map((each) => each.split(' ').at(-1)!);
  const isShown = (thing: string) => {
    const kinds = knowledge.synonyms.filter(({ say }) => say.includes(squeeze(thing))).flatMap(({ find }) => find);
    return reply.goods.some((good) => {
      const line = squeeze(`${good.name} ${good.subCategory} ${categoryName(good.categoryId)}`);
      const last = good.nameWords.at(-1) ?? '';
      return [squeeze(thing), ...kinds].some((word) =>
        word.length > 1 ? line.includes(word) : last.length > 1 && last.endsWith(word),
      );
    });
  };
  const isExpected = expected.match && reply.goods.some(({ name }) => new RegExp(expected.match!).test(name));
  // An occasion names nothing, and its list is the operator's (`김장 재료`).
  const isUse = [...knowledge.uses, ...knowledge.troubles].some((use) => title.endsWith(use.title));
  const isAmong = text.includes('중에서 골라') && !title.endsWith('인기 상품') && !isUse;
  return {
    among: isAmong && !isExpected && !things.some(isShown) ? [`${title} 중에서`] : [],
    titles: things.filter((thing) => !isNoun(thing, catalogue, knowledge)).map((thing) => `“${thing}” as a title`),
  };
}

/** Names a thing: what a product is, a shelf, or the end of a name; no verb, no condition, nobody for whom it is. */
function isNoun(thing: string, catalogue: Catalogue, { occasions, constraints }: Knowledge): boolean {
  const word = squeeze(thing);
  const goods = goodsOf(catalogue).all;
  if (goods.some(({ tags, shelves }) => shelves.includes(word) || (tags[0] === word && !occasions.has(word))))
    return true;
  if (PERSONS.has(word) || constraints.some(({ label, say }) => label === thing || say.includes(word))) return false;
  return !MODIFIES.test(word) || goods.some(({ nameWords }) => nameWords.at(-1)?.endsWith(word));
}
const PERSONS: ReadonlySet<string> = new Set(
  '아이 아기 어린이 가족 부모님 어르신 손님 직장인 친구 남편 아내 강아지 고양이'.split(' '),
);
const MODIFIES = /(?:[는은던진한할운된친을릴줄쓸볼먹서고며면]|다|요|해|어|아|게)$/;
