/** What is asked of goods that are known: what one of them comes to, and how much there is of it. Over text without spaces. */

const PIECE = '(?:개|장|매|알|병|캔|봉지|봉|팩|포|롤|구|칸|컵|모|쌍|켤레|마리|조각|송이|티백|잔|정|입|자루|갑)';
const HOW_MUCH = '(?:대략|보통|그럼|지금)?(?:얼마|얼만|을마|얼매|값|가격|꼴)';
const UNIT = new RegExp(
  `(?:한|1)${PIECE}(?:에|당|은|는|이|가)?${HOW_MUCH}|(?:하나|한나)(?:에|당|는)?${HOW_MUCH}|${PIECE}당(?=얼|값|가|꼴|싼|제일|젤|비교|은|는|으로|$)|(?<!\\d)(?:1(?:kg|키로|킬로|리터|l)|100(?:g|그램|그람|ml|미리))${HOW_MUCH}|(?:그람|키로|킬로|리터|g|kg)당`,
);
/** `한 장 얼마예요`, `KF94 하나에`: the price of one. */
export const asksUnit = (core: string): boolean => UNIT.test(core);

const MEASURE =
  /몇(?:개|알|봉지?|병|캔|팩|장|매|롤|구|포|입|티백|마리|쌍|조각|송이|모|컵|인분|키로|킬로|kg|그램|그람|g|리터|l|미리|ml|센치|센티|cm|와트|w|단|겹|수)(?:(?:짜리|들이)(?!있)|입|정도)?(?:야|예요|에요|이에요|이야|여|이고|고|노|임|인가요?|인지|죠|지|요|입니까|들었[가-힣]*|들어[가-힣]*|든[가-힣]*|있[어나음]|나와|그거|이거|$)|(?:지름|크기|사이즈|용량|길이|높이|무게|양)(?:이|가|은|는)?(?:몇|얼마|어떻|어케|어느)/;
/** `몇 리터예요`, `지름 몇 센치`: what its name tells; `몇 개 사야 돼` asks something else. */
export const asksMeasure = (core: string): boolean => MEASURE.test(core);
