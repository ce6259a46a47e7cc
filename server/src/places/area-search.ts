import { isConsonant, keystrokes, plainOnsetOf } from '../korean/jamo';
import { compact } from './address-parts';
import type { Area } from './areas';
import { distanceMetres } from './distance';
import type { Point } from './place';
import { spellingsOfProvince } from './provinces';

type Entry = { area: Area; names: string[]; everything: string; onsets: string };

export type AreaSearch = (query: string, limit: number, near?: Point) => Area[];

/** Finds neighbourhoods by any part of their name, while the last syllable is still being typed, or by onsets (ㅅㅅㄷ). */
export function areaSearch(areas: readonly Area[]): AreaSearch {
  const entries = areas.map(entryOf);
  return (query, limit, near) => {
    const words = query.trim().split(/\s+/).map(compact).filter(Boolean);
    if (words.length === 0) return [];
    const onsetsOnly = Array.from(words.join('')).every(isConsonant);
    const rank = onsetsOnly ? rankByOnsets(words.join('')) : rankByKeys(words.map(keysOf));

    const found = entries.flatMap(({ area, ...keys }) => {
      const score = rank(keys);
      return score === 0 ? [] : [{ area, score, away: near ? distanceMetres(near, area) : 0 }];
    });
    return found
      .sort((a, b) => b.score - a.score || a.away - b.away)
      .slice(0, limit)
      .map(({ area }) => area);
  };
}

function entryOf(area: Area): Entry {
  const place = compact(area.district) + area.name;
  const everything = spellingsOfProvince(area.province).map((province) => keysOf(province + place));
  const names = spellings(area.name).map(keysOf);
  return {
    area,
    names,
    everything: [...everything, ...names].join('|'),
    onsets: onsetsOf(area.name),
  };
}

/** People write 일도2동 for 일도이동 and 성수1가 for 성수동1가. */
function spellings(name: string): string[] {
  const digits = name.replace(/[일이삼사오](?=동$)/, (numeral) => String('일이삼사오'.indexOf(numeral) + 1));
  return [...new Set([name, digits, name.replace(/동(?=\d가$)/, '')])];
}

type Keys = Omit<Entry, 'area'>;

function rankByKeys(words: readonly string[]) {
  const last = words.at(-1)!;
  const whole = words.join('');
  return ({ names, everything }: Keys): number => {
    if (!words.every((word) => everything.includes(word))) return 0;
    if (names.some((name) => last === name || whole === name)) return 6;
    if (everything.split('|').includes(whole)) return 5;
    if (names.some((name) => name.startsWith(last) || name.startsWith(whole))) return 4;
    if (names.some((name) => whole.endsWith(name))) return 3;
    return names.some((name) => name.includes(last)) ? 2 : 1;
  };
}

function rankByOnsets(typed: string) {
  const plain = onsetsOf(typed);
  return ({ onsets }: Keys): number => {
    if (onsets === plain) return 3;
    return onsets.startsWith(plain) ? 2 : 0;
  };
}

const keysOf = (text: string): string => keystrokes(Array.from(text));
const onsetsOf = (text: string): string => Array.from(text, plainOnsetOf).join('');
