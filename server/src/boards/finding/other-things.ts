/**
 * What stands after a word and makes another thing of it: `딸기` is not `딸기잼`, `기저귀` no `기저귀 가방`. Whoever wants that
 * says so.
 */
const MADE_OF_IT = new Set(
  '잼 케첩 케찹 소스 드레싱 시럽 과자 쿠키 스낵 비스킷 크래커 초콜릿 초콜렛 사탕 젤리 캔디 아이스크림 말랭이 가루 젓갈 속젓 액젓 액기스 엑기스 원액 소시지 소세지 핫바 볶음 조림 무침 강정 튀김 사리 씨유 기름 음료 주스 쥬스 우유 두유 라떼 에이드 식초 와인 맥주 막걸리 라면 국수 파스타 피자 만두 파이 케이크 케익 카스테라 도넛 식빵 비누 샴푸 린스 로션 크림 오일 향수 디퓨저 방향제 치약 영양제 캡슐 분말 티백 모종 묘목 나무 씨앗 비료 화분 미끼 바늘 낚시'.split(
    ' ',
  ),
);
/** A thing for it, also where it comes two words later: `우유 전동 거품기`. */
const FOR_IT = new Set(
  '인형 장난감 스티커 그림책 무늬 쿠션 모양 가방 백팩 파우치 케이스 커버 포트 보관함 보관용기 정리함 찜기 필터 브러쉬 브러시 수세미 뚜껑 거치대 꽂이 걸이 홀더 머신 메이커 제조기 분쇄기 착즙기 탈수기 세척기 건조기 냉장고 밥솥 냄비 접시 그릇 쟁반 도마 가위 집게 강판 슬라이서 다지기 거품기 껍질깎이 망치 쓰레기통 휴지통 봉투 용기 밀폐용기 보관통 세정제 클리너 탈취제 스펀지 수저 젓가락 숟가락 컵 텀블러 앞치마 담요 이불 키링 양말 조명 스탠드 육포 도시락김'.split(
    ' ',
  ),
);
/**
 * Written on to a word these say how much, which or how good it is. Anything else makes another thing of it: what a Korean
 * word is about stands at its end (`아몬드브리즈`, `맥주잔`, `땅콩버터`).
 */
const SAYS_MORE =
  /^(?:[특대중소왕상]|[대중소]과|[특대중소]{2}|특[상대]|[a-z\d]+|정|선물세트|세트|선물|한?박스|한?상자|용|묶음|모음|[한두세네][개병팩봉롤매장구포단통판망알]|골라담기|대용량|소용량|가정용|선물용|업소용|김장용|못난이|흠집|나눔|공구|공동구매|소분|같이|직송|특가|할인|국내산|국산|수입|생물|냉장|냉동|슬라이스|다짐육?|절단|손질|순살|리필|본품|캡형|무라벨|제로|슈[거가]|라이트|오리지널|들|류)+$/;

/**
 * Whether another thing is named by what stands after the place where a word was found: in one word with it, or as the
 * next one; a thing for it as any later one. `isWanted`: that thing is looked for, too.
 */
export function namesAnother(after: string, later: readonly string[], isWanted: (thing: string) => boolean): boolean {
  const isOther = (thing: string, i: number): boolean =>
    (FOR_IT.has(thing) || (i === 0 && MADE_OF_IT.has(thing))) && !isWanted(thing);
  return (
    (after !== '' && !SAYS_MORE.test(after) && !isWanted(after)) ||
    later.some((word, i) => endings(word).some((thing) => isOther(thing, i)))
  );
}

/** The word and its ends of two syllables and more: `맛우유` ends in `우유`. */
function endings(word: string): string[] {
  const chars = Array.from(word);
  return [word, ...chars.slice(1, -1).map((_, i) => chars.slice(i + 1).join(''))];
}

/** Words, and ends of words, whose last syllable is not the thing of that name; and neither `맛있게` nor `멍게` is a crab. */
const NOT_ITS_LAST =
  /(?:양파|소파|스파|담배|택배|도배|선배|해물|나물|선물|국물|건물|동물|보물|나무|고무|장난감|물감|영감|옷감|자동차|유모차|기차|세차|얼굴|동굴|베개|한국|치약|농약|홍콩|튀김|미술|기술|예술|오늘밤|(?<=.)(?<![꽃대홍돌털참암수])게)$/;

/** Ends in the word, and is another thing: `양배추`, `아몬드우유`. */
const NOT_ITS_END =
  /(?:양배추|(?:아몬드|귀리|코코넛|콩)우유|(?:땅콩|시어|코코아|아몬드)버터|돼지감자|개복숭아|산딸기|파인애플|쌀국수|카샴푸|[중미영태]국산)$/;

/** Whether the word stands at the end of one that names another thing. */
export const isInAnother = (word: string, end: string): boolean =>
  end !== word && end.endsWith(word) && NOT_ITS_END.test(end) && !NOT_ITS_END.test(word);

export const endsInAnother = (word: string): boolean => NOT_ITS_LAST.test(word);
