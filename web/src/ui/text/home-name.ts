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

type Home = { address: string | null; neighbourhood: string | null };

/** Where somebody lives, in one way on every screen: by the 동 as people say it, else by the address. */
export function homeName({ neighbourhood, address }: Home): string {
  const name = neighbourhood ?? address;
  if (!name) return '주소를 설정해 주세요';
  return name.replace(PROVINCES, (_, province: string) => SHORT[province] ?? province);
}
