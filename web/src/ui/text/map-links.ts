/** A place by its address, and by its point where that is known. */
export type SoughtPlace = { address: string; note?: string; point?: { latitude: number; longitude: number } | null };
type MapLink = { name: string; href: string };

/** The same place in the maps people have: Kakao's, Naver's, and the phone's own. */
export function mapLinks({ address, note, point }: SoughtPlace, userAgent: string): MapLink[] {
  const at = point ? `${point.latitude},${point.longitude}` : null;
  // Kakao parts name and point by a comma.
  const name = encodeURIComponent((note || address).replaceAll(',', ' '));
  const words = encodeURIComponent(address);
  const links = [
    {
      name: '카카오맵',
      href: at ? `https://map.kakao.com/link/map/${name},${at}` : `https://map.kakao.com/link/search/${words}`,
    },
    { name: '네이버 지도', href: `https://map.naver.com/p/search/${words}` },
  ];
  if (/android/i.test(userAgent)) {
    return [...links, { name: '휴대폰 지도', href: `geo:${at ?? '0,0'}?q=${at ? `${at}(${name})` : words}` }];
  }
  if (/iphone|ipad|macintosh/i.test(userAgent)) {
    const query = at ? `ll=${at}&q=${name}` : `q=${words}`;
    return [...links, { name: 'Apple 지도', href: `https://maps.apple.com/?${query}` }];
  }
  return links;
}
