import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkPieces } from './link-pieces';

const links = (text: string) => linkPieces(text).flatMap(({ href }) => href ?? []);

test.each([
  ['여기 봐요 https://example.org/a?b=1#c 좋아요', ['https://example.org/a?b=1#c']],
  ['(https://example.org/a).', ['https://example.org/a']],
  ['https://example.org에서 만나요', ['https://example.org']],
  ['https://example.org/지도/성수 어때요?', ['https://example.org/지도/성수']],
  ['https://ko.example.org/뭉치_(공구)', ['https://ko.example.org/뭉치_(공구)']],
  ['http://a.kr,http://b.kr', ['http://a.kr,http://b.kr']],
  ['HTTPS://EXAMPLE.ORG!', ['HTTPS://EXAMPLE.ORG']],
  ['javascript:alert(1) data:text/html,x ftp://a', []],
  ['https:// 그리고 http://', []],
  ['<a href="https://example.org">', ['https://example.org']],
])('%s', (text, expected) => expect(links(text)).toEqual(expected));

test('no character is lost or added', () => {
  const texts = fc.array(
    fc.oneof(
      fc.string(),
      fc.constantFrom('https://example.org/a?b=c#d', 'http://a.kr', 'https://a.kr/(b)', 'https://뭉치.kr에서'),
    ),
  );
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join(' ');
      expect(
        linkPieces(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
      for (const { href } of linkPieces(text)) if (href !== undefined) expect(href).toMatch(/^https?:\/\//i);
    }),
  );
});
