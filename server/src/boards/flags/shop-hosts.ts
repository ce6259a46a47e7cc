/** Large shops: a link to their goods says what is being bought, and leads nobody away from here. */
export const SHOP_HOSTS = [
  'coupang.com',
  '11st.co.kr',
  'gmarket.co.kr',
  'auction.co.kr',
  'ssg.com',
  'lotteon.com',
  'kurly.com',
  'oasis.co.kr',
  'homeplus.co.kr',
  'costco.co.kr',
  'oliveyoung.co.kr',
  'musinsa.com',
  'shopping.naver.com',
  'store.kakao.com',
] as const;

/** Where anybody keeps a shop: the page of one product only, not the shop's own. */
const STALLS = '(?:smartstore|brand)\\.naver\\.com(?=/[\\w-]+/products/\\d)';

/** Scheme and host. What stands before or behind may make it another's: an account, a longer name, a name after an `@`. */
const SHOP = new RegExp(
  [
    '(?<![a-z0-9@._-])(?:https?://)?(?:[a-z0-9-]{1,20}\\.){0,2}',
    `(?:${SHOP_HOSTS.map((host) => host.replaceAll('.', '\\.')).join('|')}|${STALLS})`,
    '(?![a-z0-9_-])(?![^\\s/?#]*(?:[@:]|[.。][\\p{L}\\p{N}]))',
  ].join(''),
  'giu',
);

/** The text without them. What stands behind the host stays: another address may be hidden in it. */
export function withoutShops(text: string): string {
  return text.replace(SHOP, ' ');
}
