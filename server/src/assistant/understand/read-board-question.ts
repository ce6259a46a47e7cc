/** What is asked of open purchases, beside the things they should be of. */
export type BoardQuestion = {
  /** At most so many days from today. */
  withinDays: number | null;
  /** At most so many seats are free. */
  seats: number | null;
  order: 'near' | 'closing' | 'cheap' | null;
};

const PURCHASE = '(?:공구(?!함|세트|통|상자)|공동구매|공동 ?구매|같이살|같이사|모집|열린거|열린건|열린게|공구방)';
const SEEN =
  '(?:있|없나|없어|열린|열렸|열려|열리|뭐|머|보여|알려|찾|추천|떴|뜬|하는|올라|진행|모집|리스트|목록|궁금|참여할만|들어갈만|할만|봐|볼|줘|ㄱ|가능|어떤|몇개|많|나온|구경|둘러)';
const AROUND = '(?:지금|현재|요즘|오늘|근처|주변|동네|가까|이근방|집앞|여기)';
const ASKS = new RegExp(
  `${PURCHASE}.{0,8}${SEEN}|${AROUND}.{0,10}${PURCHASE}|${SEEN}.{0,6}${PURCHASE}|${PURCHASE}(?:는|은)?$|ㄱㄱㅇㅇ|${PURCHASE}.{0,4}마감|마감.{0,8}${PURCHASE}`,
);
/** About how it works, not about what is open. */
const HOW =
  /어떻게|어떡|방법|하려면|만들|여는법|열려면|열고싶|열래|열면|연사람|하는법|취소|환불|수수료|뭐야|뭐임|뭐예요|뭔가요|[가이]뭐(?:야|임|예|에|고|죠|냐|니|$)|뜻|안사|안차|안모|못모|언제내|결제|정산|신고|탈퇴|사기|노쇼|처음인데|이용|몇명까지|말고상품|글쓰|개설|직접|안열|나가|빠지|기준|범위|몇미터|내가참여|참여한공구|내공구|내가연|참여중인|늘릴|늘리|연장|미룰|미루/;
const CLOSING_TODAY =
  /오늘(?:까지|안에|이|중|밤)?(?:으로)?(?:인|만)?(?:마감|끝|종료)|당일마감|마감(?:이|일)?오늘|오늘(?:이)?마지막/;
const CLOSING_TOMORROW = /내일(?:까지|이|안에)?(?:마감|끝|종료)|마감(?:이)?내일/;
const CLOSING_THIS_WEEK = /(?:이번주|일주일|7일)(?:에|안에|내|까지|중)?(?:마감|끝)/;
const CLOSING_SOON =
  /마감(?:임박|직전|얼마안|가까|곧|빠른|이빠|순)|곧(?:마감|끝|닫)|(?:빨리|금방)(?:끝|닫|마감)|얼마안남은/;
const SEATS =
  /(한|하나|1|두|둘|2|세|셋|3|네|넷|4)(?:자리|좌석|명|사람)(?:만|씩)?(?:더)?(?:남|비|빈|모자|오면|들어오면|있으면)/;
const LAST_SEAT =
  /마지막(?:한)?자리|막차|한명만더|한명만모자|거의다(?:찬|모)|다차가|자리(?:얼마|거의)(?:안)?남|자리(?:가)?없어지기/;
const NEAREST = /가까운|가까이|가깝|젤가까|제일가까|가장가까|거리순|도보|걸어서|코앞|집앞/;
const CHEAPEST = /(?:제일|젤|가장|더)?(?:싼|저렴)(?:한)?(?:공구|거|순|것)|최저가/;
const COUNTS: Record<string, number> = { 한: 1, 하나: 1, 두: 2, 둘: 2, 세: 3, 셋: 3, 네: 4, 넷: 4 };
const SOON_DAYS = 2;
const WEEK_DAYS = 7;

/** Null unless open purchases are asked for; `goesOn` when they already are on screen, so that less has to be said. */
export function readBoardQuestion(core: string, goesOn: boolean): BoardQuestion | null {
  const withinDays = withinDaysIn(core);
  const seats = seatsIn(core);
  const isNear = NEAREST.test(core);
  const isSpecific = withinDays !== null || seats !== null || (goesOn && isNear);
  if (HOW.test(core) || (!isSpecific && !ASKS.test(core))) return null;
  return {
    withinDays,
    seats,
    order: isNear ? 'near' : CHEAPEST.test(core) ? 'cheap' : withinDays !== null ? 'closing' : null,
  };
}

function withinDaysIn(core: string): number | null {
  if (CLOSING_TODAY.test(core)) return 0;
  if (CLOSING_TOMORROW.test(core)) return 1;
  if (CLOSING_THIS_WEEK.test(core)) return WEEK_DAYS;
  return CLOSING_SOON.test(core) ? SOON_DAYS : null;
}

function seatsIn(core: string): number | null {
  const counted = SEATS.exec(core)?.[1];
  if (counted) return COUNTS[counted] ?? Number(counted);
  return LAST_SEAT.test(core) ? 1 : null;
}

const JOINS =
  /참여(?:할래|하고싶|할게|할께|하자|신청|해줘|시켜|하겠|해볼|할거|각)|참가(?:할래|하고싶|할게)|낄래|끼고싶|낄게|들어갈래|들어가고싶|나도할래|나도끼|나도살래|신청할|같이할래|이거할래|이걸로할래|저요|합류/;

export const wantsToJoin = (core: string): boolean => JOINS.test(core);
