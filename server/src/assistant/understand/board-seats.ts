import { countOf } from '../../korean/count-words';

/** How many seats of a purchase are free, as far as it is asked. */

/** They lack so many, or would be complete with so many. */
const LACKS =
  '(?:남|비어|비었|빈|모자|부족|구함|급구|구한다|구하는|구해|오면|오시면|들어오면|들어오시면|들어가면|있으면|차면|채우면|끼면)';
const SEATS = new RegExp(
  `(한|하나|1|두|둘|2|세|셋|3|네|넷|4)(?:자리|좌석|명|사람|분|석)(?:만|씩|이|가|정도)?(?:더)?${LACKS}|(?:자리|좌석)(?:이|가|은|는)?(하나|1|두|둘|2|세|셋|3|네|넷|4)(?:개|석)?(?:만)?${LACKS}`,
);
const LAST_SEAT =
  /마지막(?:한)?자리|막차|한명만더|한명만모자|거의(?:다)?(?:찬|차[가는]|모인|모여|모였|꽉|됐|된)|꽉차(?:기|가)|다(?:차|모여)(?:가|기직)|자리(?:얼마|거의)(?:안)?남|자리(?:가)?없어지기|성사(?:직전|임박)|나만(?:더)?(?:들어가|끼|오|가|참여하)면|꽉차는/;
const TOGETHER =
  /(둘|셋|넷|두명|세명|네명|두사람|세사람|[2-4]명)(?:이서|이|다)?(?:같이|함께|한번에|한꺼번에)?(?:들어갈|들어가|참여할|참여가능|참가할|낄|껴|끼|할수|할만)|(두|세|네|둘|셋|넷|[2-4])자리(?:이상|넘게|있는|비는|필요)|(두|세|네|[2-4])명(?:이상)?자리/;
const ROOMY = /자리(?:가|는|도)?(?:제일|젤|가장|좀)?(?:많|넉넉|여유|널널)/;
/** `사람 많이 필요한 데`: those that lack most come first. */
const ROOMIEST =
  /자리(?:가|는|도)?(?:제일|젤|가장)(?:많|넉넉|여유)|(?:제일|젤|가장)(?:많이)?(?:자리|빈자리)(?:가)?(?:많|남)|자리많은순|(?:사람|인원|멤버)(?:이|을)?(?:아직|많이|한참|제일|젤|가장|더|좀)*(?:모자라[^면]|모자란|부족[^하]|부족한|필요|구하는|덜[찬모])/;

/** At most so many are free. */
export function seatsIn(core: string): number | null {
  const [, counted, after] = SEATS.exec(core) ?? [];
  if (counted ?? after) return countOf((counted ?? after)!);
  return LAST_SEAT.test(core) ? 1 : null;
}

/** At least so many are free. */
export function minSeatsIn(core: string): number | null {
  const [, people, seats, heads] = TOGETHER.exec(core) ?? [];
  const counted = (people ?? seats ?? heads)?.replace(/명|사람/, '');
  if (counted) return countOf(counted);
  return ROOMY.test(core) ? 2 : null;
}

export const wantsRoomiest = (core: string): boolean => ROOMIEST.test(core);
