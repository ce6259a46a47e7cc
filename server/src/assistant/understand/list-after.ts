import { type Mark, STOP } from './exclusion-marks';
import type { Subject } from './exclusion-subjects';
import type { Letters } from './letters';
import { JOINED } from './link-words';

/** Said after an allergy whose things come later: `알레르기: 우유, 계란`, `못 먹는 건 오이`. */
const LEADS_ON =
  /^(?:있어요|있어|있음|있습니다|있고요|있는데요|이 있어요|싶은|하고싶은|할|해야할|해야하는|했으면하는)?(?:음식|성분|재료|유발|식품|있는)?(?:는|은)?(?:음식|거|것|건|게|재료)?(?:은|는|이|가)?&?$/;
const ENDS_LIST =
  /^(?:이요|이에요|예요|이야|임|요|야|입니다|이랑|이구요|고요|이었네|였네|이었어|였어|이었음|였음|이래|래|이네|네|인데|이었다|정도)?(?:요)?(?:$|[|^&ㅋㅎㅠㅜ])/;

const SUCH_AS = /^(?:이런|그런|같은|등등|등(?=$|[|^]))/;

/** `게랑 새우요 국물 뭐 먹지`: the list ends with its word. */
const isToldOff = (text: string, end: number, wordStarts: ReadonlySet<number>): boolean => {
  const told = /^이?(?:요|에요|예요|용|여)/.exec(text.slice(end));
  return told !== null && wordStarts.has(end + told[0].length);
};

/** The things that follow what is said of them, up to where the list ends. */
export function listAfter({ text, wordStarts, pauses }: Letters, subjects: Subject[], mark: Mark): Subject[] {
  const stop = text.indexOf(STOP, mark.end);
  const later = subjects.filter(({ start, end }) => start >= mark.end && (stop < 0 || end <= stop || start > stop));
  const first = later[0];
  if (!first) return [];
  const lead = text.slice(mark.end, first.start).replace(/^[어아는은하]*/, '');
  const things = [first];
  for (const subject of later.slice(1)) {
    const isParted = pauses.has(subject.start) && subject.ingredient === null;
    if (isParted || !JOINED.test(text.slice(things.at(-1)!.end, subject.start))) break;
    things.push(subject);
  }
  if (mark.isHeading && first.ingredient) return things;
  const { end } = things.at(-1)!;
  // `오신채 안 먹어 마늘 파 이런 거`
  if (things.length > 1 && lead.length <= 2 && SUCH_AS.test(text.slice(end))) return things;
  const isEnded = ENDS_LIST.test(text.slice(end)) || pauses.has(end);
  const isList = (isEnded || isToldOff(text, end, wordStarts)) && things.every(({ ingredient }) => ingredient !== null);
  if (mark.kind === 'refused' && !/[거것건게](?:은|는|이|가)?&?$/.test(lead)) return [];
  if (LEADS_ON.test(lead) && (mark.kind === 'allergy' || isEnded)) return things;
  return isList && mark.kind === 'allergy' ? things : [];
}
