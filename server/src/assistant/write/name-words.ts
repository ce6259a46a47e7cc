/** Words around a name, never of it: what is done, who is asked, where it is sold, how it is sent. */
const AROUND = new Set(
  `공구 공동구매 같이 함께 사실 사요 사자 살 하실 드실 나누실 나눌 나눠 나눔 나누기 쓸 분 분들 계신가요 계실까요 나눠요 구해요 구합니다 구함 모집
  모집합니다 모집해요 모아요 모여요 총 총액 각 각자 인당 가격 가격은 금액 값 장소 장소는 마감 마감일 인원 모집인원 수령 상품명 품목 제품명 상품 제품 품명 물품 물건 메뉴
  누구 누가 저랑 저하고 나하고 여기서 저기서 거기서 이번에 이거 이것 요거 요것 그거 뭐 뭐든 정가 판매가 공구가 무배 배송비 배달비 택배비 포함 별도 쿠팡 네이버 마켓컬리 컬리 지마켓 옥션 이마트몰 홈쇼핑
  파는 시킬 살려고 우리 저희 저희가 제가 나 저 저도 나도 사람 사람들 명 에서 에 로 으로 이 이서 이랑 까지 부터 더 및 또는 그리고 근데 그런데 혹시 어때요 가능하신 신청 선착순
  문의 문의는 연락 연락주세요 로켓 직구 짜리 정도 쯤 씩 반씩 반반 나랑 나까지 저까지 포함해서 에서요 앞에서 요 인데 이에요 예요 입니다 원 안 뒤 거 것 아니면 동네 우리동네
  한 약 대략 딱 또 꼭 좀 막 걍 그냥 진짜 정말 완전 너무 많이 다 요즘 지금 이제 벌써 방금 어제 바로 빨리 급 급구 제발 여기 저기 이웃 이웃분 이웃분들 주민 주민분들 견주 집사
  집사님 애들 아이들 식구 엄마 미정 협의 본 산 먹는 쓰는 사온 나온 나왔길래 새로 주문 주문할 구매 구매할 결제 소분 소분할 직접 세일 할인 할인가 특가 핫딜 베스트 인기 추천 신상 신상품 한정
  한정수량 수량한정 최저가 무료 당일 예약 사전예약 공식 정품 대박 강추 이벤트 행사 증정 급처 단독 오픈 마지막 수량 가격대 시세 품절임박 옵션 선택 반 하나 하나씩 의 은 는 가 을 를 도 만 와 과 랑
  지금은 이번 다음 오전 오후 저녁 아침 새벽 자정 주말 평일 오늘 내일 낼 모레 오늘은 내일은 매주 수령일 배송 택배 배달 출발 도착 발송 방송 후 중 시 best new hot sale event md`.split(
    /\s+/,
  ),
);
/** Word endings that say the same: 산지직송, 타임특가, 로켓배송, `하실분`, `쿠팡에서`. */
const AROUND_LIKE =
  /^(?:[가-힣0-9]{0,6}(?:특가|핫딜|세일|배송|직송|발송|출고|출발|할인|할인가|추천|이벤트|한정|행사|무배|도정|도착|보장|적립)|공구[가-힣]{1,4}|오늘의[가-힣]{1,2}|[가-힣]{0,6}(?:실|할|눌|살|쓸|갈|을|릴)\s?(?:분|사람)(?:들|만|은|이|께서)?[가-힣]{0,4}|[가-힣]{2,6}에서(?:만|는|도)?|\d{1,3}위|\d{1,3}%|\d\+\d|\d{1,2}시(?:에|쯤|반)?|[월화수목금토일](?:요일|욜)(?:에|날|은)?|[가-힣\d]{0,3}(?:개|kg|g|ml|병|봉|팩|통|박스|장|매|롤|알|포|판|단|마리)당|[가-힣]{1,3}씩(?:이?요|만)?|\d{4}년산?|(?:국내산|수입산)?\d{2,4}년산|이?라(?:서|고)?|이?면|이?고|이?나|이?요|인데요?|입니다만?)$/;

/** The end of a sentence or of a part of it: what such a word ends is talk, and no name. */
const TALK =
  /(?:니다|니까|세요|셔요|시죠|[해어아에예네데서지구고래대군나가봐와줘돼되려겨져켜워게께까뤄]요|세용|네용|해용|어용|아용|는데|은데|인데|던데|건데|텐데|려고|려구|려는|려면|으면|이면|하면|되면|시면|오면|키면|누면|길래요?|니깐|거든요?|잖아요?|해서|여서|어서|아서|와서|켜서|눠서|사서|라서|려다|다가|든지|라고|다고|말고|말구|아니고|아니라|대신|빼고|으신|하신|지신|주신|오신|가신|시킨|있는|있던|있고|없는|하는|하던|라카네|는교|묵자|합시다|하자|할까|해볼까|죠|님이|께서|(?:엄마|아빠|언니|이모|친구)가|[가-힣]으로)$/;
const TALK_WORD = /^(?:안녕|여러분|저는|저희는|우리는|전|급하게|같이해|[ㄱ-ㅎㅏ-ㅣ]+|\S*[ㅋㅎㅠㅜ]+)$/;

/** Any verb, for the doubt whether what is left is a name. */
const VERBAL = /(?:[은는을를게지고서며]|[할될들글울]|던|[요다까죠]|에서|까지|으로|한테|에게|이랑)$/;

/** A value that was not chosen. */
const VALUE = /^₩?\d[\d,.]*(?:원|만|천|명|인당|월|일|\/|kg|g|개|박스|분(?![가-힣]{2})|씩|당)/;
const EDGES = /^[[(【<]+|[\])】>.,!?~]+$/g;

/** Says nothing by itself: what is left of `나눠요` and `[쿠팡]` once everything else was read. */
export function isAround(word: string): boolean {
  const plain = word.replace(EDGES, '');
  return VALUE.test(word) || AROUND.has(plain.toLowerCase()) || AROUND_LIKE.test(plain) || !/[가-힣a-zA-Z]/.test(word);
}

export function isTalk(word: string): boolean {
  const plain = word.replace(EDGES, '');
  return TALK.test(plain) || TALK_WORD.test(plain);
}

export function isVerbal(word: string): boolean {
  return VERBAL.test(word);
}

/** Inside a name only: `한우 1++ 등심`, `100% 착즙 주스`. */
export function isInside(word: string): boolean {
  return /^(?:\d\+{1,2}|\d{1,3}%|&|\+|x|\d{1,2})$/i.test(word);
}
