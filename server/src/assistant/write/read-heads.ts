import { BOARD_PEOPLE_MAX, BOARD_PEOPLE_MIN } from '@mungchi/contract';
import { COUNT_ALONE, COUNT_BEFORE, countOf } from '../../korean/count-words';
import type { Guess } from './guess';
import { after, before, type Found, findAll, type Reading, use } from './reading';

/** `5명`, `다섯 명`, `4인`, `다섯 집`; 5인분 is an amount. */
const COUNTED = new RegExp(
  `(?:(?<![\\d.,/~-])(\\d{1,2})|(?<![가-힣])(${COUNT_BEFORE}))\\s?(?:명|분(?!의)|사람|인(?![가-힣])|인(?=이|에)|집(?!에)|가구|자리)(?:이서|끼리)?`,
  'g',
);
/** `넷이서`, `셋이`, `둘` at an end. */
const ALONE = new RegExp(`(?<![가-힣])(${COUNT_ALONE})(?:이서|이|서)?(?=$|[^가-힣]|나[눠누])`, 'g');

const IN_ALL_BEFORE = /(?:나|저|본인)(?:를|을)?\s?(?:까지|포함(?:해서|하여)?|랑)\s?$|(?:총|모두|전부)\s?$/;
const IN_ALL_AFTER = /^\s?(?:나까지|저까지|나\s?포함|저\s?포함|포함)/;
/** They are looked for, so the leader is not among them. */
const BESIDES_AFTER =
  /^(?:만|정도|쯤)?\s?(?:더(?![가-힣])|더\s?(?:구|모|오|계)|추가|구해|구함|구합|구인|구하|찾아|찾습|남았|남음|비었)/;
const BESIDES_BEFORE = /(?:(?:나|저)\s?(?:빼고|말고|제외(?:하고)?)|(?<![가-힣])추가)\s?$/;
/** `한 명당`, `1인 3개`, `두 명씩`: what one gets. */
const SHARE_AFTER = /^\s?(?:당(?![가-힣])|당\s|씩|에게|기준|용(?![가-힣]))/;

type Heads = Found & { people: number; besides: boolean; inAll: boolean };

export function readHeads(reading: Reading): Guess<number> | undefined {
  const heads = [...findAll(reading, COUNTED), ...findAll(reading, ALONE)]
    .map((found) => toHeads(reading, found))
    .filter((each): each is Heads => each !== null)
    .sort((a, b) => a.from - b.from);
  const chosen = heads.find(({ inAll }) => inAll) ?? heads.find(({ besides }) => besides) ?? heads[0];
  if (!chosen) return undefined;
  use(reading, chosen);
  const isOne = heads.every(({ people }) => people === chosen.people);
  return {
    value: chosen.people,
    said: chosen.said.trim(),
    sure: isOne && !chosen.besides,
    note: chosen.besides ? 'PLUS_ME' : isOne ? null : 'SEVERAL',
  };
}

function toHeads(reading: Reading, found: Found & { groups: (string | undefined)[] }): Heads | null {
  const word = found.groups.find((group) => group !== undefined)!;
  const [ahead, behind] = [before(reading, found), after(reading, found)];
  if (SHARE_AFTER.test(behind)) return null;
  const inAll = found.said.endsWith('이서') || IN_ALL_BEFORE.test(ahead) || IN_ALL_AFTER.test(behind);
  const besides = !inAll && (BESIDES_AFTER.test(behind) || BESIDES_BEFORE.test(ahead) || found.said.endsWith('자리'));
  const people = countOf(word) + (besides ? 1 : 0);
  if (people < BOARD_PEOPLE_MIN || people > BOARD_PEOPLE_MAX) return null;
  return { ...found, people, besides, inAll };
}
