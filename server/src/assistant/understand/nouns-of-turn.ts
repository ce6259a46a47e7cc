import type { NounReader } from './noun-thread';

/** In code units. Of what people write, the longest text has 29 and a turn 60. */
const TEXT_MAX = 120;
const TURN_MAX = 300;

/** The reader of one turn: each text once, and no more of them than people write. */
export function nounsOfTurn(nouns: NounReader): NounReader {
  const read = new Map<string, Promise<string[]>>();
  let left = TURN_MAX;
  return async (whole) => {
    const text = whole.trim().slice(0, TEXT_MAX);
    if (text === '') return [];
    const before = read.get(text);
    if (before) return before;
    if (text.length > left) return [];
    left -= text.length;
    const found = nouns(text);
    read.set(text, found);
    return found;
  };
}
