import { expect, test } from 'vitest';
import { flagsOf } from './flag-rules';
import { SHOP_HOSTS } from './shop-hosts';

const links = (text: string) => flagsOf(text).filter(({ kind }) => kind === 'LINK').length;

test.each([
  ...SHOP_HOSTS.flatMap((host) => [`https://${host}/1`, `http://www.${host}`, `여기예요 m.${host}/a/1?b=2 보세요`]),
  'https://www.coupang.com/vp/products/7512345678?itemId=19&vendorItemId=8',
  'https://link.coupang.com/a/bXyZ12',
  '쿠팡(https://coupang.com/vp/products/1)에서 사요.',
  'coupang.com에서 사요.',
  '이거예요: https://item.gmarket.co.kr/Item?goodscode=123, 같이 사요',
  'https://smartstore.naver.com/applefarm/products/4412345678',
  'https://brand.naver.com/ottogi/products/12?NaPm=ct%3D',
  'HTTPS://WWW.COUPANG.COM/VP/PRODUCTS/1',
])('the goods of a large shop are no reason to look: %s', (text) => {
  expect(links(text)).toBe(0);
});

test.each([
  ['a longer name', 'https://coupang.com.evil.kr/1'],
  ['a longer name in letters of ours', 'https://coupang.com가.kr/1'],
  ['a full stop of another script', 'https://coupang.com。evil.kr'],
  ['an ending of its own', 'https://mycoupang.com'],
  ['a dash before it', 'https://my-coupang.com'],
  ['a dash behind it', 'https://coupang.com-sale.shop'],
  ['an account before another host', 'https://coupang.com@evil.kr/1'],
  ['an account with a password', 'https://coupang.com:1@evil.kr'],
  ['a port', 'https://coupang.com:8443/1'],
  ['an account at it', 'https://someone@coupang.com'],
  ['another address behind it', 'https://www.coupang.com/go?url=https://evil.kr'],
  ['another beside it', 'https://coupang.com/1 https://evil.kr'],
  ['the front of a stall', 'smartstore.naver.com/applefarm 여기 물건이에요'],
  ['a hidden scheme', 'hxxps://coupang.com/1'],
  ['a short link', 'bit.ly/3abcd'],
  ['a room elsewhere', 'https://open.kakao.com/o/gXk29sd'],
])('still looked at: %s', (_, text) => {
  expect(links(text)).toBe(1);
});
