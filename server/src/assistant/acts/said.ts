import { countOf } from '../../korean/count-words';
import type { Per } from '../retrieve/unit-price';
import type { Understanding } from '../understand/understand';

export const hasSubject = (said: Understanding): boolean =>
  said.topics.length > 0 || said.uses.length > 0 || said.category !== null;

/** Nothing is said beside what is done with the list. */
export const isBare = (said: Understanding): boolean =>
  !hasSubject(said) &&
  said.excluded.length === 0 &&
  said.budget === null &&
  said.wants.length + said.avoids.length + said.sizes.length === 0;

/** `그럼 상품이라도 보여줘봐`: what is sold, since no purchase is open. */
export const ASKS_GOODS =
  /(?:상품|제품|물건|파는거|파는것)(?:이라도|라도|들이라도|으로라도|들|부터|은|으로)(?:좀|한번|일단|그냥)*(?:보여|추천|골라|찾아|볼|보자|있|없|뭐|얼마)|^(?:없으면|그럼|아쉽네|아쉽다|음|아)*(?:그냥|혼자|따로|직접)?(?:파는|사는|살수있는)(?:거|것|건|게|상품|물건)(?:는|은|이라도|라도|도|로)?(?:있|없|보여|추천|뭐|얼마|볼|$)|^(?:없으면|그럼)?(?:그냥|혼자|따로)(?:살게|살래|사지|사야|사자|살까)/;

/** `1kg에 얼마`, `리터당`: the amount that is asked for. */
export function perOf({ core }: Understanding): Per | null {
  if (/(?:kg|키로|킬로)(?:그램)?(?:당|에|는)|(?<![\d.])1(?:kg|키로|킬로)(?=얼|값|가격)/.test(core)) return 'kg';
  if (/(?:리터|\dl)(?:당|에|는)|(?<![\d.])1(?:리터|l)(?=얼|값|가격)/.test(core) && !/(?:미리|밀리)리터/.test(core))
    return 'l';
  if (/100(?:그램|그람|g)/.test(core)) return '100g';
  if (/100(?:ml|미리|밀리)/.test(core)) return '100ml';
  const piece = /(?:한|1)?(롤|장|매|봉|병|캔|팩|구|포)(?:지)?(?:당|에|(?<=[한1].{1,2})(?=얼|값))/
    .exec(core)?.[1]
    ?.replace('장', '매');
  if (piece) return piece as Per;
  return /하나|한나|개당|알당|(?:한|1)(?:개|알|칸|쌍|켤레|마리|조각|컵|모)/.test(core) ? '개' : null;
}

/** `두 개 사서 넷이 나누면`, `열 세트면`: so many packs of it. */
export function packsOf({ core }: Understanding): number {
  const many = PACKED.exec(core)?.[1];
  return many === undefined ? 1 : countOf(many);
}
const PACKED =
  /(?<!\d)(두|세|네|다섯|[2-9]|\d{2})(?:개|박스|상자|봉지?|세트|통|판|팩|포대|병|캔)(?:(?:를|만|씩)?(?:사|시키|주문|담)|(?:이?면|이믄)(?=얼|$|총|다해))/;
