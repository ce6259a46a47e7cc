import { BOARD_PEOPLE_MAX, BOARD_PEOPLE_MIN } from '@mungchi/contract';
import { COUNT_ALONE, COUNT_BEFORE, COUNT_EITHER, countOf, eitherCount } from '../../korean/count-words';
import { readNumber } from '../../korean/korean-numbers';
import type { Guess } from './guess';
import { after, before, type Found, findAll, type Matched, type PostReading, use } from './reading';

/** `3분 카레`, `10분 거리`, `6시 30분`: no people. */
const HEAD =
  '(?:명|분(?!의|\\s?(?:카레|짜장|요리|거리|뒤|후|전|안|이내|동안|소요|컷|만에|간격))|사람|인(?![가-힣]|\\s?(?:가족|식구|세트|기준))|인(?=이|에)|집(?!에)|가구|가정|세대|자리)';
/** `5명`, `다섯 명`, `4인`, `다섯 집`; 5인분 is an amount. */
const COUNTED = new RegExp(
  `(?:(?<![\\d.,~-]|\\d\\/|\\d시\\s?)(\\d{1,2})|(?<![가-힣])(${COUNT_BEFORE}))\\s?${HEAD}(?:\\s?이서|끼리)?`,
  'g',
);
/** `넷이서`, `셋이요`, `둘` at an end. */
const ALONE = new RegExp(
  `(?<![가-힣])(${COUNT_ALONE})(?:이서|이|서)?(?=$|[^가-힣]|나[눠누]|요(?![가-힣])|이?면(?![가-힣])|이?(?:에요|예요|고요|니다)|입니다|만(?![가-힣])|정도|쯤|이?랑|하고)`,
  'g',
);
/** `나까지 4`, `인원: 5`. */
const LABELLED =
  /(?:(?<![가-힣])(?:나|저|본인)\s?(?:까지|포함(?:해서|하여)?)|인원(?:수|은)?)\s?[:：-]?\s?(\d{1,2})(?![\d.,:/~]|(?!이?요)[가-힣a-zA-Z%]|\s(?:kg|키로|킬로|개|박스|팩|병|봉))/g;
/** `2~3명`, `서너 명`: enough for the larger one. */
const EITHER = new RegExp(
  `(?<![\\d.,/])\\d{1,2}\\s?[~∼-]\\s?(\\d{1,2})\\s?${HEAD}|(?<![가-힣])(${COUNT_EITHER})\\s?${HEAD}`,
  'g',
);
/** `4등분`; `반반`, `반띵`: what is cut is cut for so many. */
const CUT = new RegExp(
  `(?:(\\d{1,2})|(?<![가-힣])(${COUNT_BEFORE}|[이삼사오육]))\\s?등분|(?<![가-힣])(반반|반띵|반땅|반씩|절반씩|절반|반으로|반(?=\\s?(?:나[눠누눌]|가르|갈라)))(?!\\s?(?:치킨|피자|만두|족발))`,
  'g',
);

const IN_ALL_BEFORE =
  /(?:나|저|본인)(?:를|을)?\s?(?:까지|포함(?:해서|하여|해)?|랑)\s?(?:총|모두)?\s?$|(?:총|모두|전부|총\s?인원|정원)\s?[:：]?\s?$|인원(?:수|은)?\s?[:：-]?\s?$/;
const IN_ALL_AFTER = /^\s?\(?\s?(?:나까지|저까지|나\s?포함|저\s?포함|본인\s?포함|포함)/;
/** They are looked for, so the leader is not among them. */
const BESIDES_AFTER =
  /^(?:만|정도|쯤)?\s?(?:[가-힣]{1,5}\s(?=구해|구합|구함|구하|찾아|찾습))?(?:더(?![가-힣])|더[요용여]|더\s?(?:구|모|오|계|필)|추가|구해|구함|구합|구인|구하|구할|찾아|찾습|찾는|남았|남음|남아|비었|급구)/;
/** So are 분, politely, and nobody is polite to herself. */
const INVITED_AFTER = /^(?:만|정도)?\s?(?:을|를)?\s?(?:모[집시십셔실]|선착|초대)/;
const BESIDES_BEFORE =
  /(?:(?:나|저|본인)\s?(?:빼고|말고|제외(?:하고)?|외에?)|(?<![가-힣])추가|(?<![가-힣])(?:구해요|구합니다|구함|급구|찾아요|찾습니다)(?:\s?[:：!~.]*)?|(?:실|나눌|살)\s?분)\s?$/;
/** Perhaps all, perhaps the others: `4명 모집`, `선착순 5명`, `세 분`, `최소 3명`. */
const OPEN_AFTER =
  /^(?:이?랑|하고)|^(?:만|이|을)?\s?(?:모[집시십셔실아여]|선착|신청|필요|이상|이하|이내|까지|정도|쯤|안팎|내외|가능|오세|오실)/;
const OPEN_BEFORE = /(?:선착순?|최소|최대|적어도|대략|약|한)\s?$/;
/** Who is there already: `두 명 있고 두 명 더`. */
const THERE_AFTER = /^(?:이?랑|하고)|^(?:은|이|는)?\s?(?:있고|있어|있는|모였|확보|확정|참여\s?중|신청했)/;
/** `한 명당`, `1인 3개`, `두 명씩`: what one gets. */
const SHARE_AFTER = /^\s?(?:당(?![가-힣])|당\s|씩|에게|기준|용(?![가-힣])|분(?![가-힣]))/;

type Heads = Found & { people: number; besides: boolean; inAll: boolean; isOpen: boolean; there: boolean };

export function readHeads(reading: PostReading): Guess<number> | undefined {
  const heads = [...findAll(reading, COUNTED), ...findAll(reading, ALONE), ...findAll(reading, LABELLED)]
    .map((found) => toHeads(reading, found))
    .filter((each): each is Heads => each !== null)
    .sort((a, b) => a.from - b.from);
  const besides = heads.find((each) => each.besides);
  // `3명 (1자리 남음)`: all of them are said too.
  const all = besides && heads.find((each) => !each.besides && !each.there && each.people > besides.people);
  const chosen = heads.find(({ inAll }) => inAll) ?? all ?? besides ?? heads[0];
  if (!chosen) return guessed(reading, EITHER) ?? guessed(reading, CUT);
  use(reading, chosen);
  // With those who are there already, the leader among them.
  const there = heads.find((each) => each.there && chosen.besides);
  const people = there ? there.people + chosen.people - 1 : chosen.people;
  const isOne = heads.every((each) => each.people === chosen.people);
  return {
    value: people,
    said: chosen.said.trim(),
    sure: isOne && !chosen.besides && !chosen.isOpen,
    note: chosen.besides ? 'PLUS_ME' : isOne ? null : 'SEVERAL',
  };
}

/** So many as are enough, or as it is cut for. */
function guessed(reading: PostReading, pattern: RegExp): Guess<number> | undefined {
  const found = findAll(reading, pattern).find((each) => !SHARE_AFTER.test(after(reading, each)));
  if (!found) return undefined;
  const word = found.groups.find((group) => group !== undefined)!;
  const people =
    word.startsWith('반') || word.startsWith('절') ? 2 : eitherCount(word) || countOf(word) || readNumber(word);
  if (people < BOARD_PEOPLE_MIN || people > BOARD_PEOPLE_MAX) return undefined;
  use(reading, found);
  return { value: people, said: found.said.trim(), sure: false, note: null };
}

function toHeads(reading: PostReading, found: Matched): Heads | null {
  const word = found.groups.find((group) => group !== undefined)!;
  const [ahead, behind] = [before(reading, found), after(reading, found)];
  if (SHARE_AFTER.test(behind)) return null;
  const polite = found.heard.endsWith('분');
  const inAll =
    found.heard.endsWith('이서') ||
    IN_ALL_BEFORE.test(ahead) ||
    IN_ALL_AFTER.test(behind) ||
    LABELLED_ALONE.test(found.heard);
  const asked = BESIDES_AFTER.test(behind) || BESIDES_BEFORE.test(ahead) || found.heard.endsWith('자리');
  const besides =
    !inAll && (asked || (polite && INVITED_AFTER.test(behind)) || (countOf(word) === 1 && behind.startsWith('만')));
  const people = countOf(word) + (besides ? 1 : 0);
  if (people < BOARD_PEOPLE_MIN || people > BOARD_PEOPLE_MAX) return null;
  const isOpen = !inAll && (polite || OPEN_AFTER.test(behind) || OPEN_BEFORE.test(ahead));
  return { ...found, people, besides, inAll, isOpen, there: THERE_AFTER.test(behind) };
}

const LABELLED_ALONE = /(?:까지|포함(?:해서|하여)?|인원(?:수|은)?)\s?[:：-]?\s?\d{1,2}$/;
