const PROVINCES =
  /^(서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충청북|충청남|전라북|전북|전라남|경상북|경상남|제주)(?:특별자치시|특별자치도|특별시|광역시|도)(?=\s|$)/;
const SHORT: Record<string, string> = {
  충청북: '충북',
  충청남: '충남',
  전라북: '전북',
  전라남: '전남',
  경상북: '경북',
  경상남: '경남',
};

/** `서울특별시 성동구 …` → `서울 성동구 …`, as people say it. */
export function shortAddress(address: string | null): string {
  if (!address) return '주소를 설정해 주세요';
  return address.replace(PROVINCES, (_, name: string) => SHORT[name] ?? name);
}
