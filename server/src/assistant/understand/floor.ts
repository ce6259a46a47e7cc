import type { Exclusion } from '../exclusion';
import type { Knowledge } from '../knowledge';
import type { Goods } from '../retrieve/goods-index';
import { compares } from './asks-of-goods';
import { asWritten, withDog, withStandardFoods } from './chat-spelling';
import { dangerIn } from './danger';
import { withoutDoubleNegatives } from './double-negations';
import type { NounReader } from './noun-thread';
import { picturesAsked } from './pictures';
import { type ExclusionReading, readExclusions } from './read-exclusions';
import { squeeze, tidy } from './squeeze';
import { wrongIn } from './troubles';
import { forWhom, guardsLifted, pressedIn } from './who';

export type Floor = Awaited<ReturnType<typeof readFloor>>;

/**
 * What comes before everything a message may mean, by tables and a matcher: dangers, wrongs, for whom it is, and what must be
 * left out. A reader may add to it and takes nothing away.
 */
export async function readFloor(
  message: string,
  { goods, knowledge, nouns }: { goods: Goods; knowledge: Knowledge; nouns: NounReader },
  held: readonly Exclusion[],
  looked: readonly string[],
) {
  const typed = withDog(message);
  const written = withoutDoubleNegatives(asWritten(withStandardFoods(picturesAsked(typed))));
  const exclusions = withoutCompared(await readExclusions(written, { goods, knowledge, nouns }, held, looked), written);
  return {
    typed,
    written,
    exclusions,
    whom: forWhom(typed, knowledge.who),
    /** Of which the × was pressed. */
    pressed: pressedIn(typed, held),
    lifted: guardsLifted(typed, held),
    danger: dangerIn(typed, knowledge.dangers),
    wrong: wrongIn(squeeze(typed), knowledge.wrongs),
  };
}

/** `고등어랑 꽁치 뭐가 다르지`: whoever holds two things against each other refuses none of them. */
function withoutCompared(read: ExclusionReading, message: string): ExclusionReading {
  const isGuess = read.excluded.every(({ key }) => read.presumed.includes(key));
  if (!isGuess || read.takenBack.length > 0 || !compares(tidy(message))) return read;
  return { ...read, excluded: [], presumed: [], doubtful: null, isCut: false };
}
