import { COUNT_BEFORE, countOf } from '../../korean/count-words';

const MOST_PEOPLE = 50;

const IN_ALL =
  /나(?:까지|포함|를?\s?포함)(?:해서|하면)?\s?(\d{1,3}|둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열)(?:이서|이|명이서|명)?/;
/** `동생 둘이랑 나 셋이서`: what is said last counts everybody. */
const WITH_ME = /(?:나|저)(?:까지|랑|하고)?\s(둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열)이서/;
const WITH_FRIENDS = /(?:친구|동료|이웃|지인)(?:들)?\s?(\d{1,3}|두|세|네|다섯|여섯|일곱)\s?명\s?(?:이랑|하고|과|랑)/;
const COUNTED = new RegExp(
  `(\\d{1,3}|${COUNT_BEFORE})\\s?(?:명|사람|인분|인(?![가-힣])|인\\s?가족|(?:집(?!게|밥|안|사|들)|가구|가게|식당|점포|세대)(?![가-힣]*(?:공구|까지\\s?거리)))(?:이서|이랑|끼리|이면|이|에서|서)?`,
);
const TOGETHER =
  /(?<![가-힣])(둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열)(?:이서|이|이면|이랑)(?:서)?(?=$|\s|나|먹|쓸|써|사|하|갈|나눠|같)/;
const TOGETHER_UNSPACED = /(둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열)이서/;
const ALONE = /(?<![가-힣])혼자(?:서)?/;

/** How many share it, and the message without the words that said so. */
export function readPeople(message: string): { people: number | null; rest: string } {
  for (const [pattern, besides] of [
    [IN_ALL, 0],
    [WITH_ME, 0],
    [WITH_FRIENDS, 1],
    [COUNTED, 0],
    [TOGETHER, 0],
    [TOGETHER_UNSPACED, 0],
  ] as const) {
    // `한 명당`, `한 사람에` asks for a share; it counts nobody.
    const found = Array.from(message.matchAll(new RegExp(pattern, 'g'))).find(([all]) => !all.startsWith('한'));
    if (!found) continue;
    const people = countOf(found[1]!) + besides;
    if (people < 1 || people > MOST_PEOPLE) continue;
    return { people, rest: message.replace(found[0], ' ') };
  }
  const alone = ALONE.exec(message);
  return alone ? { people: 1, rest: message.replace(alone[0], ' ') } : { people: null, rest: message };
}

const HEADS = '(?:명|사람|집|가구|가게|식당|점포|세대|인|둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열)';
const SHARES = new RegExp(
  `나누(?:면|모|믄|자|고|는데|어)|나눠(?!먹을|먹게|먹기|먹으려|먹으러|쓸|쓰게)|갈라|노나|노누|노놔|쪼개|반씩|반띵|엔빵|n빵|뿜빠이|가져가|${HEADS}(?:이서|이|서|끼리)?(?:(?:이)?(?:면|믄|모)|일때)|${HEADS}(?:이서|서|이|끼리)(?:요)?$|씩(?=얼마|내|$)|${HEADS}$`,
);
/** `네 집이 가져가면`, `다섯이면`, `닭가슴살 2kg 둘이서`: what each of them pays is meant. Over text without spaces. */
export const sharesAmong = (core: string): boolean => SHARES.test(core);
