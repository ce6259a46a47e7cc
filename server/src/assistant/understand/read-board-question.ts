import { fromDaysIn, withinDaysIn, withoutDay } from './board-days';
import { metresIn, namesReach, wantsNearest } from './board-reach';
import { minSeatsIn, seatsIn, wantsRoomiest } from './board-seats';
import { purchaseCues } from './purchase-cues';

/** What is asked of open purchases, beside the things they should be of. */
export type BoardQuestion = {
  /** At most so many days from today. */
  withinDays: number | null;
  /** Not before so many days: `내일 마감` is not today. */
  fromDays: number | null;
  /** At most so many seats are free; at least so many. */
  seats: number | null;
  minSeats: number | null;
  /** Not farther than this. */
  maxMetres: number | null;
  order: 'near' | 'closing' | 'late' | 'cheap' | 'roomy' | null;
};

/** Whatever is open. */
export const ANY_QUESTION: BoardQuestion = {
  withinDays: null,
  fromDays: null,
  seats: null,
  minSeats: null,
  maxMetres: null,
  order: null,
};

const PURCHASE =
  '(?:공구(?!함|세트|통|상자|장(?:[은이을가도]|님|한테|$))|공동구매|공동 ?구매|같이살(?!거면|거야|거니|건데)|같이사(?!면|려면|는법|먹)|함께살(?!거면|거야|거니|건데)|함께사(?!면|려면)|나눠살|나눠사실|모집|모으(?:는(?:거|것|중|사람|데|집)|고있)|사람모으|열린거|열린것|열린건|열린게|공구방)';
const SEEN =
  '(?:몇미터|있|없나|없어|없을|열린|열렸|열려|열리|열었|뭐|머|보여|알려|찾|추천|떴|뜬|하는|올라|진행|모집|리스트|목록|궁금|참여할만|들어갈만|들어갈|할만|봐|볼|줘|ㄱ|ㅇㄷ|어디|언제|얼마|인당|가능|어떤|몇개|많|나온|구경|둘러|계신|계세|계실|구해|구함|하실|하시는|사실분|분들?(?:있|계|없|안계)|안하나|급)';
const AROUND = '(?:지금|현재|요즘|오늘|근처|주변|주위|동네|가까|근방|집앞|여기|이쪽)';
const ASKS = new RegExp(
  `${PURCHASE}.{0,8}${SEEN}|${AROUND}.{0,10}${PURCHASE}|${SEEN}.{0,8}${PURCHASE}|${PURCHASE}(?:는|은|만|도)?$|ㄱㄱㅇㅇ|${PURCHASE}.{0,4}마감|마감.{0,8}${PURCHASE}`,
);
const HAS_PURCHASE = new RegExp(PURCHASE);
/** About how it works, not about what is open. */
const HOW =
  /어떻게|어떡|어캐|어케|어캄|방법|하려면|파려면|어디(?:를|서)?눌러|뭐부터눌러|몇시|설정|명도|만차면|만모이면|만모여|만오면어|(?<!나)만들(?!어가)|만드는|여는법|열려면|열고싶|열래|열면|열수|열어야|열어도|연사람(?!.{0,3}[있없])|하는법|취소|환불|수수료|[가이]뭐(?:야|임|예|에|고|죠|냐|니|$)|뜻|안사|안차|안모|못모|언제내|결제|정산|신고|탈퇴|사기|노쇼|처음인데|이용(?:방|법|하|안|료|수)|몇명까지|몇명부터|최소인원|최대인원|말고상품|공구(?:는|은)?(?:말고|빼고)(?!다른|딴|또)|글쓰|글올|올렸는데|개설|직접|안열(?!렸|린|었|려)|나가(?!까)|빠지|빠질|빠져나|무를|바꿀|바꾸|바꿔|변경|없는상품|홍보|수정|고치|잘못적|자격|보상|기준|범위|내가참여|(?:내가|제가)(?:신청|가입|들어간)|참여한공구|신청한공구|(?<!이)내공구|내가연|참여중인|늘릴|늘리|연장|미룰|미루|알림|상담|잠수|지나면|지난|없어지(?!금)|사라지|깨지|무산|엎어|받을수(?!있는(?:공구|거|데|곳))|받나|(?<!까지|까지만|사람|신청)받는(?!.{0,3}공구|거|데|곳)|받아|공구(?:가|는|도)?없으면(?!.*공구)|며칠안에|혼자다|불이익|벌점/;
const MEANING =
  /(?:공구|공동구매)(?:가|이|란|는|은|라는게|라는건)?(?:뭐|뭔|무엇|무슨)(?!뭐|있|열|하|들|가|나|떴|올|공구)|뭐야|뭐임|뭐예요|뭔가요/;
const SOONEST =
  /(?:제일|젤|가장|맨)(?:빨리|먼저|일찍)(?:끝|닫|마감)|마감(?:이|일)?(?:제일|젤|가장)(?:빠|먼저|임박|가까)|(?:빨리|먼저)(?:끝나는|마감되는|닫히는)순/;
/** Of a day alone nobody knows what ends on it: `오늘 청소 끝내고`. */
const CLOSES =
  /마감|종료|닫|끝나(?!고|면|서|자|니|야)|신청|참여|들어가|못끼|까지(?:인|만|하는|모집|받|$)|임박|막바지|얼마안남은|마지막/;
const LATEST =
  /(?:마감|시간|기한|기간)(?:이|일|은|까지)?(?:제일|젤|가장|좀|많이)?(?:여유|널널|넉넉|많이남|늦|먼|길|멀)|(?:제일|젤|가장)(?:늦게|나중에)(?:끝|마감|닫)|천천히(?:들어가|참여)/;
const MOST = /제일|젤|가장|최저/;
const WHICH = /[가이]?뭐(?:야|임|예요|에요|죠|냐|니|고|지)?$/;
/** `오늘 들어가야 되는 공구 뭐야` asks which as well. */
const IS_HERE = new RegExp(`${AROUND}.{0,14}${PURCHASE}`);
/** `제일 가까운 데서 하는 거`: what is done nearby is a purchase. */
const DONE_NEAR = /(?:하는|여는|열린)(?:거|것|게|데|곳|방)/;
const CHEAPEST =
  /(?:제일|젤|가장|더)?(?:싼|저렴|착한)(?:한)?(?:공구|거|순|것)|최저가|몫(?:이|은)?(?:제일|젤|가장)(?:적|작|싼|낮)/;
/** `근처가 몇 미터야` asks for a rule, unless it names what is bought. */
const HOW_FAR = /몇미터|몇m|몇킬로|몇km/;

/** Null unless open purchases are asked for; `goesOn` when they already are on screen, so that less has to be said. */
export function readBoardQuestion(heard: string, goesOn: boolean, namesGoods = false): BoardQuestion | null {
  const core = goesOn ? heard.replace(DAY_ALONE, '$1마감') : heard;
  if (HOW_FAR.test(core) && !namesGoods) return null;
  const isSoonest = SOONEST.test(core);
  const withinDays = isSoonest ? null : withinDaysIn(core);
  const together = minSeatsIn(core);
  const seats = together === null ? seatsIn(core) : null;
  // `두 자리 남은` is neither one nor three.
  const minSeats = together ?? (seats !== null && seats > 1 ? seats : null);
  const isNear = wantsNearest(core);
  const isAbout = goesOn || HAS_PURCHASE.test(core);
  const isWithin = namesReach(core);
  const maxMetres = isAbout || isWithin ? metresIn(core) : null;
  const order = orderIn(core, { isNear, isSoonest, withinDays });
  const isSpecific =
    (withinDays !== null && (isAbout || CLOSES.test(core))) ||
    seats !== null ||
    (together !== null && purchaseCues(core) > 0) ||
    (isAbout && (maxMetres !== null || minSeats !== null || isSoonest || order === 'late' || order === 'roomy')) ||
    (HAS_PURCHASE.test(core) && order === 'cheap' && core.includes('몫')) ||
    (isWithin && maxMetres !== null) ||
    (isNear && HAS_PURCHASE.test(core)) ||
    (isNear && DONE_NEAR.test(core)) ||
    (goesOn && isNear);
  // `제일 가까운 공구가 뭐야` asks which, not what that is.
  const isHere = isNear || isSpecific || IS_HERE.test(core) || (isAbout && MOST.test(core));
  const asked = withoutDay(isHere ? core.replace(WHICH, '') : core);
  if (HOW.test(asked) || (!isSpecific && (MEANING.test(asked) || !ASKS.test(core)))) return null;
  return { withinDays, fromDays: fromDaysIn(core, withinDays), seats, minSeats, maxMetres, order };
}

/** `내일은?` about purchases on screen: which of them close then. */
const DAY_ALONE =
  /^(?:그럼|그러면|아|음)?(오늘|내일|모레|이번주)(?:은|는|건|까지는|까지인거|까지|거|꺼)?(?:요|는요)?[ㅋㅎㅠㅜ]*$/;

function orderIn(
  core: string,
  { isNear, isSoonest, withinDays }: { isNear: boolean; isSoonest: boolean; withinDays: number | null },
): BoardQuestion['order'] {
  if (isSoonest) return 'closing';
  if (LATEST.test(core)) return 'late';
  if (wantsRoomiest(core)) return 'roomy';
  if (isNear) return 'near';
  if (CHEAPEST.test(core)) return 'cheap';
  return withinDays === null ? null : 'closing';
}

/** What the facts tell of every purchase and a purchase tells of itself: `사과 마감 언제임` asks the latter. */
const OF_A_PURCHASE: ReadonlySet<string> = new Set([
  'deadline',
  'pay-when',
  'not-filled',
  'people-limit',
  'nearby',
  'share',
]);

/**
 * A message that no rule reads may still be about purchases: it names one, says two things of them, or one beside goods.
 * `service` is the topic that was heard.
 */
export function likelyBoardQuestion(
  core: string,
  service: string | undefined,
  namesGoods: boolean,
): BoardQuestion | null {
  if (HOW.test(core) || MEANING.test(core)) return null;
  const cues = purchaseCues(core);
  if (service === 'open' && OPENED.test(core)) return ANY_QUESTION;
  const isOfOne = cues > 1 && SEATS_AND_SHARE.test(core);
  if (service !== undefined)
    return namesGoods && cues > 0 && (isOfOne || OF_A_PURCHASE.has(service)) ? ANY_QUESTION : null;
  if (!HAS_PURCHASE.test(core) && cues < (namesGoods ? 1 : 2) && !ALONE.test(core)) return null;
  const order = wantsNearest(core) ? 'near' : null;
  const withinDays = withinDaysIn(core);
  const fromDays = fromDaysIn(core, withinDays);
  return { withinDays, fromDays, seats: null, minSeats: minSeatsIn(core), maxMetres: metresIn(core), order };
}
/** Something in it speaks of purchases, and nothing of how they work. */
export const mayAskBoards = (core: string): boolean => !HOW.test(core) && purchaseCues(core) > 0;

/** `원두 공구에 남은 자리 수랑 내 몫`. */
const SEATS_AND_SHARE = /남은자리|자리(?:가|는)?(?:몇|수)|몫/;
const OPENED = /열린(?:거|것|게|데)|열렸/;
/** One cue and nothing else. */
const ALONE =
  /^(?:지금|현재|요즘|오늘|방금)?(?:새로)?(?:뭐뭐|뭐가|뭐|어떤거)?(?:열렸|열린|올라온|올라왔|떴|모집중|열려)[가-힣]{0,6}$|^집?(?:에서)?가까운(?:순|거|데|곳)[가-힣]{0,4}$|^걸어[가-힣]{1,6}거리[가-힣]{0,3}$|^(?:한|두|세|네)명자리[가-힣]{0,4}$|^.{1,6}(?:같이|함께|나눠)(?:시킬|살|나눌)(?:사람|분)[가-힣]{0,4}$|^\d+(?:m|미터|km|킬로미터)$|^(?:지금|당장|바로|오늘)*(?:참여|참가)(?:할만한|할수있는|가능한)(?:거|것|데|게)?[가-힣]{0,5}$|^[가-힣]{2,5}까지하는(?:거|것)?$/;
