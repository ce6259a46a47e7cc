import { attributeOf } from '../../products/attribute-rules';
import { ALLERGENS, type Trait, traitOf } from '../../products/trait-rules';
import type { Knowledge } from '../knowledge';
import { has } from '../retrieve/allow-rules';
import { isFood } from '../retrieve/exclusion-rules';
import type { Good } from '../retrieve/goods-index';
import { unitPrice } from '../retrieve/unit-price';
import { readConstraints } from '../understand/read-constraints';
import { squeeze, tidy } from '../understand/squeeze';
import { withParticle, won } from './korean-text';

const AMOUNT =
  /\d+(?:\.\d+)?\s?(?:kg|g|ml|L|l|cm|개입|개|입|매|롤|구|장|병|캔|봉|팩|종|겹|포|켤레|마리|미|인분|인용|조|단|송이|세트)/g;
const ASKS_AMOUNT = /몇|얼마나|용량|양이|양은|개수|갯수|리터|크기|사이즈|무게|들었|인분|길이|두께/;
const ASKS_PRICE = /얼마|가격|값/;
/** Words of the question itself. */
const ASKING =
  /^(?:이거|그거|저거|이건|그건|혹시|정말|진짜|맞|있|없|되|돼|괜찮|가능|인가|나요|까요|어떤|무슨|어디|언제|얼마|몇|뭐|제품|상품|들어|이게|그게|번은|번이)/;

/**
 * A question about one product, answered by its label, its attributes and its name; what none of them tells is said not to be
 * known. Null where nothing in particular is asked.
 */
export function answerAbout(good: Good, asked: string, knowledge: Knowledge): string | null {
  const core = squeeze(asked);
  if (core === '') return null;
  const ingredient = longest(knowledge.ingredients, ({ say }) => say.filter((word) => core.includes(word)));
  if (ingredient && isFood(good)) return ofIngredient(good, ingredient.label, ingredient.traits);
  const { wants, avoids } = readConstraints(tidy(asked), knowledge);
  const constraint = knowledge.constraints.find(({ id }) => id === (wants[0] ?? avoids[0]));
  if (constraint) {
    const { label, attribute } = constraint;
    if (has(good, constraint)) return `네, ‘${label}’ 표시가 있어요.`;
    if (attribute && attributeOf(good.attributes, attribute) === 'no') return `아니요, ‘${label}’ 상품이 아니에요.`;
    return `‘${label}’인지는 상품 정보에 없어 알 수 없어요. 사기 전에 확인해 주세요.`;
  }
  if (/알레르기|알러지|성분|뭐가들|뭐들/.test(core)) return null;
  const amounts = good.name.match(AMOUNT) ?? [];
  if (ASKS_AMOUNT.test(core) && amounts.length > 0) {
    const unit = unitPrice(good);
    return `이름에 적힌 건 ${withParticle(amounts.join(', '), '이에요/예요')}.${unit ? ` ${unit.each}에 ${won(unit.won)}꼴이에요.` : ''}`;
  }
  if (ASKS_PRICE.test(core)) return null;
  const words = tidy(asked)
    .split(' ')
    .map((word) => word.replace(/(?:은|는|이|가|을|를|도|에|로|으로|요|인가요|이에요|예요|나요|죠)$/, ''))
    .filter((word) => word.length > 1 && !ASKING.test(word));
  const told = words.find((word) => squeeze(good.line).includes(word));
  if (told) return `상품 정보에 ‘${told}’ 표시가 있어요.`;
  return `‘${tidy(asked).slice(0, 30)}’ 물으신 점은 상품 정보에 없어 알 수 없어요. 사기 전에 확인해 주세요.`;
}

function ofIngredient({ traits }: Good, label: string, asked: readonly Trait[]): string {
  const told = asked.map((trait) => ({ trait, is: traitOf(traits, trait) }));
  const inside = told
    .filter(({ is }) => is === 'yes')
    .map(({ trait }) => (ALLERGENS as Record<string, string>)[trait] ?? label);
  if (inside.length > 0) return `네, 성분 표시에 ${withParticle(inside.join(', '), '이/가')} 있어요.`;
  if (told.length > 0 && told.every(({ is }) => is === 'no'))
    return `성분 표시에 ${withParticle(label, '은/는')} 없어요. 같은 시설에서 섞일 수 있으니 성분표도 꼭 봐 주세요.`;
  return `${withParticle(label, '이/가')} 들었는지는 표시가 없어 알 수 없어요. 성분표를 꼭 확인해 주세요.`;
}

function longest<Each>(all: readonly Each[], words: (each: Each) => string[]): Each | null {
  let best: { each: Each; letters: number } | null = null;
  for (const each of all) {
    const letters = Math.max(0, ...words(each).map(({ length }) => length));
    if (letters > (best?.letters ?? 1)) best = { each, letters };
  }
  return best?.each ?? null;
}
