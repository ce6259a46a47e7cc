import { expect, test } from 'vitest';
import { inScript, withRendering } from './with-rendering';

const PAGE =
  '<html lang="ko"><head><script type="module" src="/b.js"></script><link rel="modulepreload" href="/a.js"></head><body><div id="root"></div></body></html>';
const HOSTILE = ['</script><script>alert(1)</script>', '<!--', ']]>', '\u2028\u2029', `"'\\`, '$& $1 $`'];

test('what people write ends neither the block nor the page, and arrives as it was written', () => {
  const answers = JSON.stringify(HOSTILE);
  const html = '<p>$&amp; $1</p>';
  const page = withRendering(PAGE, { for: 'visitor', address: '/a', html, answers, at: 5, sentAt: new Date(0) });
  expect(page).toContain(`<div id="root">${html}</div>`);
  const [, block = ''] = /<script type="application\/json" id="ssr">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(block)).toEqual({ for: 'visitor', sentAt: '1970-01-01T00:00:00.000Z', answers: HOSTILE });
  expect(block).not.toMatch(/[<>\u2028\u2029]/);
  expect(page.match(/<script/g)).toHaveLength(2);
});

test('a line end in one language only is none in the block', () => {
  expect(inScript('"\u2028"')).toBe('"\\u2028"');
});

test('the page says for whom, when and for which address it was rendered, and only names its code', () => {
  const page = withRendering(PAGE, {
    for: 'anyone',
    address: '/a?b="$&',
    html: '',
    answers: '[]',
    at: 5,
    sentAt: new Date(0),
  });
  expect(page).toContain(
    '<html data-rendered-for="anyone" data-rendered-at="5" data-rendered-address="/a?b=&#34;$&#38;" lang="ko">',
  );
  expect(page).toContain('<link data-code="modulepreload" href="/a.js">');
  expect(page).toContain('<script type="text/plain" data-code="module" src="/b.js">');
  expect(page).toContain('<link rel="expect" href="#ssr" blocking="render"></head>');
});
