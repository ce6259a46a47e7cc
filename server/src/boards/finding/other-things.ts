/**
 * What stands after a word and makes another thing of it: `딸기` is not `딸기잼`, `기저귀` no `기저귀 가방`. Whoever wants that
 * says so.
 */
const MADE_OF_IT = new Set(
  '잼 케첩 케찹 소스 드레싱 시럽 과자 쿠키 스낵 비스킷 크래커 초콜릿 초콜렛 사탕 젤리 캔디 아이스크림 음료 주스 쥬스 우유 두유 라떼 에이드 식초 와인 맥주 막걸리 라면 국수 파스타 피자 만두 파이 케이크 케익 카스테라 도넛 식빵 비누 샴푸 린스 로션 크림 오일 향수 디퓨저 방향제 치약 영양제 캡슐 분말 티백 모종 묘목 나무 씨앗 비료 화분 미끼 바늘 낚시 인형 장난감 스티커 그림책 무늬 쿠션 모양 가방 백팩 파우치 케이스 커버 포트 보관함 보관용기 정리함 거치대 꽂이 걸이 홀더 머신 메이커 제조기 분쇄기 착즙기 탈수기 세척기 건조기 냉장고 밥솥 냄비 접시 그릇 쟁반 도마 가위 집게 강판 슬라이서'.split(
    ' ',
  ),
);
/** The end of what is written on to it; apart they count, pack, or are something beside it (`꿀 1통`, `사과 즙 짜는 망`). */
const WRITTEN_ON = /(?:깡|칩|통|함|빵|차|청|즙|탕|국|전|죽|면|향|맛|채|껌|바|볼|팩)$/;

/**
 * Whether another thing is named by what stands after the place where a word was found: in one word with it, or as the
 * next one. `isWanted`: that thing is looked for, too.
 */
export function namesAnother(after: string, next: string | undefined, isWanted: (thing: string) => boolean): boolean {
  const isOther = (thing: string): boolean => MADE_OF_IT.has(thing) && !isWanted(thing);
  return WRITTEN_ON.test(after) || endings(after).some(isOther) || (next !== undefined && endings(next).some(isOther));
}

/** The word and its ends of two syllables and more: `맛우유` ends in `우유`. */
function endings(word: string): string[] {
  const chars = Array.from(word);
  return [word, ...chars.slice(1, -1).map((_, i) => chars.slice(i + 1).join(''))];
}

/** Words, and ends of words, whose last syllable is not the thing of that name; and `맛있게` is no crab. */
const NOT_ITS_LAST =
  /(?:양파|소파|스파|담배|택배|도배|선배|해물|나물|선물|국물|건물|동물|보물|나무|고무|장난감|물감|영감|옷감|자동차|유모차|기차|세차|얼굴|동굴|가게|베게|무게|집게|찌게|베개|한국|치약|농약|홍콩|튀김|미술|기술|예술|오늘밤|[있하싸크좋많달맵르깝]게)$/;

export const endsInAnother = (word: string): boolean => NOT_ITS_LAST.test(word);
