import { NUMBER, readNumber, unitOf } from '../../korean/korean-numbers';

const LIMIT_PRICE = `(?:${NUMBER}\\s?원|\\d+\\s?[만천](?![가-힣\\d]))`;
/** What follows says itself which end it is. */
const SAID = '(?!\\s?(?:이상|이하|미만|초과|부터|에서|~|-))';
const LOWER = new RegExp(
  `(?:최소한?|적어도|못해도|하한선?|(?<![가-힣])(?:아무리\\s?)?싸도)(?:은|는|이|가)?\\s?(${LIMIT_PRICE})(?:짜리)?(?:은|는)?(?:\\s?(?:되|넘)는)?${SAID}`,
  'g',
);
const UPPER = new RegExp(
  `(?:최대한?|많아도|많아야|상한선?|(?<![가-힣])(?:아무리\\s?)?비싸도)(?:은|는|이|가)?\\s?(${LIMIT_PRICE})(?:짜리)?(?:은|는)?${SAID}`,
  'g',
);
const LEAD = new RegExp(`(?:최소한?|적어도|최대한?|많아도|비싸도)\\s?(?=${LIMIT_PRICE})`, 'g');
const NOT_OVER = new RegExp(
  `(${LIMIT_PRICE})(?:은|는|을|를)?\\s?(?:안\\s?넘[가-힣]*|넘지\\s?(?:는\\s?)?(?:않|말)[가-힣]*|넘기지\\s?(?:않|말)[가-힣]*)`,
  'g',
);
const OVER = new RegExp(
  `(${LIMIT_PRICE})(?:은|는|을|를)?\\s?(?:넘고|넘으면서|넘되|보다\\s?비싸고|보다는?\\s?비싸되)`,
  'g',
);

/** Two ends of a price however they are put: `최소 만원`, `3만원은 안 넘게` → `이상`, `이하`, which is no refusal of anything. */
export const limitsWritten = (message: string): string =>
  message
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll('마넌', '만원')
    .replace(/(\d)\s?만\s?(\d)천/g, '$1만$2천')
    .replace(NOT_OVER, '$1 이하')
    .replace(OVER, '$1 이상 ')
    .replace(LOWER, '$1 이상')
    .replace(UPPER, '$1 이하')
    .replace(LEAD, '');

export type Budget = { min: number | null; max: number | null; perHead: boolean };

/** A budget and the message without the words that said it. */
type BudgetReading = { budget: Budget | null; rest: string };

const WON = '\\s?(?:원|냥)';
const APPROXIMATELY = 0.3;

const PER_HEAD = '(?:(?:(?:일인|1인|인|한\\s?명|한\\s?사람|인원|머릿수)당|각자|한\\s?(?:사람|명)에게?)\\s?)?';
const RANGE = new RegExp(
  `(${PER_HEAD})(${NUMBER})(?:${WON})?\\s?(?:[~-]|에서|부터|(?:이랑|하고|과|와|랑)(?=\\s?${NUMBER}${WON}\\s?사이))\\s?(${NUMBER})(?:${WON})(대)?(?:\\s?(?:사이|까지|정도|쯤))?`,
);
/** A price needs `원`, or a unit with a digit or a limit beside it: `만두` and `천혜향` hold numerals too. */
const PRICE = new RegExp(
  `(?:(?<![가-힣])|(?=\\d)|(?=(?!일)${NUMBER}원(?:대|이하|이상|밑|안|미만|쯤|정도|짜리|어치|$|\\s)))(${PER_HEAD})(${NUMBER})(?:${WON}|(?<=\\d[십백천만]+)(?![가-힣])|(?<=[만천])(?=\\s?(?:이하|미만|밑으로|안쪽|안으로|이내|이상|넘는|대로|대 |짜리|쯤|정도))|(?<=\\d[만천])(?=\\s?대))`,
);

const AT_MOST =
  /^\s?(?:짜리)?\s?(?:이하|미만|밑|아래|안쪽|안으로|안에서|안에|이내|내로|내에서|까지|안\s?넘|넘지\s?않|넘지\s?말|보다\s?(?:싼|저렴|적)|언더)(?:에서|으로|로)?/;
const BELOW = /^\s?(?:짜리)?\s?미만/;
const AT_LEAST = /^\s?(?:짜리)?\s?(?:이상|넘는|넘게|넘어도|초과|부터|위로|보다\s?(?:비싼|더))(?:으로|로)?/;
/** `5만원 넘는 건 빼고`. */
const OVER_IS_OUT =
  /^\s?(?:짜리)?\s?(?:이상|넘는|넘어가는|초과)(?:하는|인|되는)?\s?(?:거|것|건|걸|게|꺼)?(?:은|는|을|를|도)?\s?(?:다|싹|전부)?\s?(?:빼\S*|말고|제외\S*|싫\S*|안\s?(?:돼|되)\S*|부담\S*|무리\S*|곤란\S*|별로\S*)/;
const AROUND = /^\s?(?:짜리)?\s?(?:쯤|정도|내외|안팎|언저리|가량|전후|선(?!물))(?:에서|으로|로|하는|되는)?/;
const PART = /^\s?대?\s?(초반|중반|후반|초중반|중후반)(?:대)?(?:으로|로|에서|쯤|정도)?/;
/** Of ten parts of a band, from where to where. */
const PARTS: Record<string, [from: number, to: number]> = {
  초반: [0, 4],
  초중반: [0, 7],
  중반: [3, 7],
  중후반: [4, 10],
  후반: [6, 10],
};
const BAND = /^\s?대(?:로|에서|의|인|짜리)?(?![가-힣]*용량)/;
const PLAIN = /^\s?(?:짜리|어치|으로|로|에|예산)?/;

export function readBudget(message: string): BudgetReading {
  const text = limitsWritten(message);

  const range = RANGE.exec(text);
  if (range) {
    const [whole, head, from, to, band] = range as unknown as [string, string, string, string, string | undefined];
    const high = readNumber(to);
    const low = readNumber(
      /[십백천만]/.test(from) || readNumber(from) >= 100 ? from : from + to.replace(/[^십백천만]/g, ''),
    );
    if (low <= high) {
      const max = band ? high + unitOf(to) - 1 : high;
      return { budget: { min: low, max, perHead: head !== '' }, rest: text.replace(whole, ' ') };
    }
  }

  const price = PRICE.exec(text);
  if (!price) return { budget: null, rest: text };
  // `개당 천원 아래`: what one of it comes to is told, never taken for the price of all.
  if (PER_PIECE.test(text.slice(0, price.index))) {
    const said = text.slice(price.index + price[0].length);
    return { budget: null, rest: `${text.slice(0, price.index)} ${said.slice(limits(0, 1, said).used)}` };
  }
  const [whole, head, number] = price as unknown as [string, string, string];
  const after = text.slice(price.index + whole.length);
  if (PAID.test(after)) return { budget: null, rest: `${text.slice(0, price.index)} ${after}` };
  const { min, max, used } = limits(readNumber(number), unitOf(number), after);
  const rest = `${text.slice(0, price.index)} ${after.slice(used)}`;
  const perHead = head !== '' || EACH.test(after) || (EACH_ALONE.test(after) && SEVERAL.test(text));
  return withOther({ min, max, perHead }, rest);
}

/** `5만원 보냈는데`: it is gone already. */
const PAID =
  /^(?:을|를|이나|이|넘게)?\s?(?:벌써\s?|이미\s?|다\s?)?(?:보냈|보내\s?버|냈|입금했|송금했|이체했|결제했|결제됐|빠져나갔|긁혔|뜯|떼였|날렸)/;
const PER_PIECE =
  /(?:개|봉지?|병|캔|팩|장|롤|포|알|매|그램|g|kg|키로|킬로|리터)당\s?$|(?:한|1)\s?(?:개|봉지?|병|캔|팩|장|롤|포|알|그램|키로|킬로|리터)(?:에|당)\s?$|하나에\s?$/;
/** `5천원씩 걷어서` */
const EACH = /^\s?씩\s?(?:걷|모아|모으|각출|부담|내서|내고|내면)/;

/** `만 원 이상 2만 원 미만`: the other end of it. */
function withOther(budget: Budget, rest: string): BudgetReading {
  const price = PRICE.exec(rest);
  if (!price || (budget.min === null) === (budget.max === null)) return { budget, rest };
  const [whole, , number] = price as unknown as [string, string, string];
  const after = rest.slice(price.index + whole.length);
  if (!AT_MOST.test(after) && !AT_LEAST.test(after)) return { budget, rest };
  const other = limits(readNumber(number), unitOf(number), after);
  const both = { ...budget, min: budget.min ?? other.min, max: budget.max ?? other.max };
  if (both.min === null || both.max === null || both.min > both.max) return { budget, rest };
  return { budget: both, rest: `${rest.slice(0, price.index)} ${after.slice(other.used)}` };
}

/** `둘이서 만 원씩`. */
const EACH_ALONE = /^\s?씩/;
const SEVERAL = /\d\s?(?:명|사람|인)|둘이|셋이|넷이|다섯이|여섯이|여럿|각자|(?:두|세|네|다섯|여섯|열)\s?(?:명|사람)/;

function limits(won: number, unit: number, after: string): { min: number | null; max: number | null; used: number } {
  const said = (pattern: RegExp): number => pattern.exec(after)?.[0].length ?? 0;
  const part = PARTS[PART.exec(after)?.[1] ?? ''];
  if (part) {
    const [from, to] = part;
    return { min: won + (unit / 10) * from, max: won + (unit / 10) * to - 1, used: said(PART) };
  }
  if (OVER_IS_OUT.test(after)) return { min: null, max: won, used: said(OVER_IS_OUT) };
  if (AT_MOST.test(after)) return { min: null, max: BELOW.test(after) ? won - 1 : won, used: said(AT_MOST) };
  if (AT_LEAST.test(after)) return { min: won, max: null, used: said(AT_LEAST) };
  if (AROUND.test(after)) {
    return {
      min: Math.ceil(won * (1 - APPROXIMATELY)),
      max: Math.floor(won * (1 + APPROXIMATELY)),
      used: said(AROUND),
    };
  }
  if (BAND.test(after)) return { min: won, max: won + unit - 1, used: said(BAND) };
  return { min: null, max: won, used: said(PLAIN) };
}
