import { NUMBER } from '../../korean/korean-numbers';

const PRICE = `(?:${NUMBER}\\s?원|\\d+\\s?[만천](?![가-힣\\d]))`;
/** What follows says itself which end it is. */
const SAID = '(?!\\s?(?:이상|이하|미만|초과|부터|에서|~|-))';
const LOWER = new RegExp(
  `(?:최소한?|적어도|못해도|하한선?|(?<![가-힣])(?:아무리\\s?)?싸도)(?:은|는|이|가)?\\s?(${PRICE})(?:짜리)?(?:은|는)?(?:\\s?(?:되|넘)는)?${SAID}`,
  'g',
);
const UPPER = new RegExp(
  `(?:최대한?|많아도|많아야|상한선?|(?<![가-힣])(?:아무리\\s?)?비싸도)(?:은|는|이|가)?\\s?(${PRICE})(?:짜리)?(?:은|는)?${SAID}`,
  'g',
);
const LEAD = new RegExp(`(?:최소한?|적어도|최대한?|많아도|비싸도)\\s?(?=${PRICE})`, 'g');
const NOT_OVER = new RegExp(
  `(${PRICE})(?:은|는|을|를)?\\s?(?:안\\s?넘[가-힣]*|넘지\\s?(?:는\\s?)?(?:않|말)[가-힣]*|넘기지\\s?(?:않|말)[가-힣]*)`,
  'g',
);
const OVER = new RegExp(`(${PRICE})(?:은|는|을|를)?\\s?(?:넘고|넘으면서|넘되|보다\\s?비싸고|보다는?\\s?비싸되)`, 'g');

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
