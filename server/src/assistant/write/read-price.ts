import { BOARD_PRICE_MAX } from '@mungchi/contract';
import { readNumber } from '../../korean/korean-numbers';
import { amountUnitOf, boughtIn, type Counted, countedIn } from './amounts';
import type { Guess } from './guess';
import { BARE, PRICE } from './price-forms';
import { bundleAhead, isAbout, isByPercent, type Kind, kindOf, markOf, unitAhead } from './price-kinds';
import { after, before, type Found, findAll, type PostReading, use } from './reading';

type Price = Found & { won: number; kind: Kind; mark: number; about: boolean; bare: boolean; unit: string | null };

/** Less than this is hardly a purchase to share. */
const SMALLEST = 1000;
const PERCENTS = 6;

/** The price of the whole. A share is multiplied by the people, a piece by the amount; without them they say nothing. */
export function readPrice(reading: PostReading, people: number | null): Guess<number> | undefined {
  const counted = countedIn(reading);
  const bought = boughtIn(reading);
  const prices = [...pricesOf(reading, PRICE, false), ...pricesOf(reading, BARE, true)]
    .filter(({ won }) => won >= 1 && won <= BOARD_PRICE_MAX)
    .sort((a, b) => a.from - b.from);
  const said = prices.some(({ bare, kind }) => !bare && kind !== 'aside')
    ? prices.filter(({ bare, mark }) => !bare || mark > 0)
    : prices;
  settleOnes(said, counted, bought);
  settleBundles(reading, said, bought);
  settleDiscounts(reading, said);
  const now = said.filter(({ kind }) => kind === 'whole');
  const whole = now.length > 0 ? now : said.filter(({ kind }) => kind === 'was');
  const most = Math.max(...whole.map(({ mark }) => mark));
  const chosen = whole.findLast(({ mark }) => mark === most);
  if (chosen) return ofWhole(reading, said, chosen, { people, counted, bought });
  return ofPiece(reading, said, counted) ?? ofHead(reading, said, people);
}

type Others = { people: number | null; counted: Counted[]; bought: Counted | null };

function ofWhole(
  reading: PostReading,
  said: Price[],
  chosen: Price,
  { people, counted, bought }: Others,
): Guess<number> {
  use(reading, chosen);
  const isOne = said.every(({ kind, won }) => (kind !== 'whole' && kind !== 'was') || won === chosen.won);
  // `연어장 3만원, 새우장 3만원`: perhaps both together.
  const isTwice = said.filter(({ kind, mark }) => kind === 'whole' && mark === 0).length > 1;
  const share = said.find(({ kind }) => kind === 'head');
  const fits = !share || people === null || Math.abs(share.won * people - chosen.won) <= chosen.won / 20;
  const times = bought ? timesOf(chosen, counted, bought) : 1;
  const isTooMuch = chosen.won * times > BOARD_PRICE_MAX;
  const sure =
    isOne &&
    !isTwice &&
    chosen.kind === 'whole' &&
    fits &&
    !bought &&
    !chosen.about &&
    !chosen.bare &&
    chosen.won >= SMALLEST;
  return {
    value: isTooMuch ? chosen.won : chosen.won * times,
    said: chosen.said.trim(),
    sure,
    note: isOne ? null : 'SEVERAL',
  };
}

/** `1kg 12,500원 … 2개 시켜서`: the price before it is of one; that of `2포 구매시 71,000원`, of `총 5만원` and of `3봉 39,500원` is not. */
function timesOf(chosen: Price, counted: Counted[], { count, unit, from }: Counted): number {
  const isOfAll = counted.some(
    (each) => each.from < chosen.from && each.from !== from && each.count === count && each.unit === unit,
  );
  return chosen.from < from && chosen.mark < 3 && !isOfAll ? count : 1;
}

function ofPiece(reading: PostReading, said: Price[], counted: Counted[]): Guess<number> | undefined {
  for (const piece of said.filter(({ kind, unit }) => kind === 'piece' && unit !== null)) {
    const all = counted.filter(({ unit, count }) => unit === amountUnitOf(piece.unit!) && count > 1);
    const [first] = all;
    if (!first || all.some(({ count }) => count !== first.count)) continue;
    const won = piece.won * first.count;
    if (won > BOARD_PRICE_MAX || !Number.isInteger(won)) continue;
    use(reading, piece);
    return { value: won, said: piece.said.trim(), sure: false, note: null };
  }
  return undefined;
}

function ofHead(reading: PostReading, said: Price[], people: number | null): Guess<number> | undefined {
  const share = said.find(({ kind }) => kind === 'head');
  if (!share || people === null || share.won * people > BOARD_PRICE_MAX) return undefined;
  use(reading, share);
  return { value: share.won * people, said: share.said.trim(), sure: false, note: 'PER_HEAD' };
}

function pricesOf(reading: PostReading, pattern: RegExp, bare: boolean): Price[] {
  // `세 분만`: what was read before it is part of the word.
  const begun = findAll(reading, pattern).filter(({ from }) => !/[가-힣]/.test(reading.plain[from - 1] ?? ''));
  return begun.map((found) => {
    const [ahead, behind] = [before(reading, found), after(reading, found)];
    return {
      ...found,
      won: readNumber(found.heard.replace(/[\s,₩원]/g, '')),
      kind: kindOf(ahead, behind, !/[원₩]/.test(found.heard)),
      mark: markOf(ahead),
      about: isAbout(ahead, behind),
      bare,
      unit: unitAhead(ahead),
    };
  });
}

/** `한 박스 2만원` is the whole, unless there is another price, or there are more boxes. */
function settleOnes(said: Price[], counted: Counted[], bought: Counted | null): void {
  const hasWhole = said.some(({ kind }) => kind === 'whole');
  for (const price of said.filter(({ kind }) => kind === 'one')) {
    const unit = price.unit === null ? null : amountUnitOf(price.unit);
    const hasMore = counted.some((each) => each.unit === unit && each.count > 1) || bought?.unit === unit;
    price.kind = hasWhole || hasMore ? 'piece' : 'whole';
  }
}

/** `2포 구매시 71,000원`: what is paid when so many are taken, else an offer that nobody took. */
function settleBundles(reading: PostReading, said: Price[], bought: Counted | null): void {
  for (const price of said.filter(({ kind }) => kind === 'whole')) {
    const bundle = bundleAhead(before(reading, price));
    if (bundle === null || bundle.count < 2) continue;
    if (bought?.count === bundle.count && bought.unit === bundle.unit) price.mark = 3;
    else if (said.some((each) => each !== price && each.kind === 'whole')) price.kind = 'aside';
  }
}

/** `52% 41,000원 19,680원`: the lower one, of which the higher one is the price before. */
function settleDiscounts(reading: PostReading, said: Price[]): void {
  const rates = Array.from(reading.plain.matchAll(/(?<!\d)(\d{1,2})\s?%/g), (match) => Number(match[1])).slice(
    0,
    PERCENTS,
  );
  const open = said.filter(({ kind }) => kind === 'whole' || kind === 'was');
  for (const low of open)
    for (const high of open)
      if (high.won > low.won && rates.some((rate) => Math.abs((1 - low.won / high.won) * 100 - rate) < 1)) {
        low.mark = Math.max(low.mark, 2);
        high.kind = 'was';
      }
  for (const [nth, price] of open.entries()) {
    const next = open[nth + 1];
    if (price.kind !== 'whole' || price.mark !== 1 || !next || next.won >= price.won || next.from - price.to > 8)
      continue;
    if (!isByPercent(before(reading, price))) continue;
    price.kind = 'was';
    next.mark = Math.max(next.mark, 1);
  }
}
