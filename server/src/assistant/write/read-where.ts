import { MEETING_NOTE_MAX } from '@mungchi/contract';
import type { Guess } from './guess';
import { type Found, findAll, type Reading, USED, use } from './reading';
import type { Things } from './things';

const HOME =
  /(?:우리|저희|제|내)\s?집(?:\s?(?:현관|대문|문)?\s?앞|\s?1층|\s?근처)?(?![가-힣]*(?:가|네)\s?식구)|(?<![가-힣])집\s?앞/g;
const EXIT = '(?:\\s?\\d{1,2}번\\s?출구)';
const STATION = new RegExp(
  `(?<![가-힣])[가-힣0-9]{2,8}역(?:${EXIT}(?:\\s?앞)?|\\s?앞|\\s?광장)?(?=$|[^가-힣]|에서|으로|에)`,
  'g',
);
const ROAD = /(?<![가-힣])[가-힣]{1,8}\d{0,3}(?:대로|로|길)(?:\d{1,3}길)?\s?\d{1,4}(?:-\d{1,3})?(?![\d가-힣,.])/g;
/** A spot with a name before it: `성수1가 주민센터 앞`, `행복빌라 앞`. */
const SPOT =
  /(?<![가-힣0-9])(?:[가-힣0-9]{2,10}\s){0,2}?[가-힣0-9]{0,10}(?:입구|정문|후문|주민센터|놀이터|공원|주차장|관리사무소|편의점|도서관|학교|아파트|빌라|빌딩|카페|마트)(?:\s?(?:앞|입구|정문|후문))?(?=$|[^가-힣]|에서|으로)/g;
const LABEL = /(?:거래\s?)?(?:장소|만나는\s?곳|수령지?|픽업)(?:은|는)?\s?[:：-]?\s?$/;

type Where = { location?: Guess<string>; meetingNote?: Guess<string> };

/** One's own home, or words that somebody has to be asked about; at most one place. */
export function readWhere(reading: Reading, home: string | null, things: Things): Where {
  const [own] = findAll(reading, HOME);
  if (own) {
    use(reading, own);
    const said = own.said.trim();
    const note = said.endsWith('앞') ? { meetingNote: guessed('집 앞', said, 'HOME') } : {};
    return home === null ? note : { location: guessed(home, said, 'HOME'), ...note };
  }
  for (const pattern of [STATION, ROAD, SPOT]) {
    const found = findAll(reading, pattern)
      .map(unlabelled)
      .find(({ said }) => things(said) === null);
    if (!found) continue;
    // A spot without a label has nothing but its ending: the name of a product may end alike.
    if (pattern === SPOT && !isSpot(reading, found.from, found.said)) continue;
    use(reading, found);
    const said = found.said.trim();
    if (Array.from(said).length > MEETING_NOTE_MAX) return {};
    return { location: { value: said, said, sure: true, note: null } };
  }
  return {};
}

/** `장소는` is no part of the place. */
function unlabelled({ said, from, to }: Found): Found {
  const label = /^(?:거래\s?)?(?:장소|수령|픽업)(?:은|는)?\s/.exec(said)?.[0].length ?? 0;
  return { said: said.slice(label), from: from + label, to };
}

function isSpot({ text, left }: Reading, from: number, said: string): boolean {
  if (LABEL.test(text.slice(Math.max(0, from - 12), from))) return true;
  return /(?:앞|입구|정문|후문|주민센터|관리사무소)$/.test(said.trim()) && left.slice(0, from).includes(USED);
}

function guessed(value: string, said: string, note: 'HOME'): Guess<string> {
  return { value, said, sure: false, note };
}
