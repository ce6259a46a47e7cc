import { afterEach, expect, test } from 'vitest';
import { wholeComputedStyle } from './test-computed-style';

const ASKED = ['display', 'visibility', 'pointer-events', 'position', 'color'];

afterEach(() => {
  document.body.innerHTML = '';
  for (const sheet of document.head.querySelectorAll('style')) sheet.remove();
});

const PAGE = `
  <main><h1 class="a">A</h1><p>one <b>b</b> <a href="/">link</a></p><ul><li>x</li></ul><button>go</button></main>
  <div hidden><button>hidden</button><span>inside</span></div>
  <dialog><p>closed</p></dialog><dialog open><p>open</p></dialog>
  <details><summary>first</summary><summary>second</summary><p>text</p></details>
  <details open><summary>open</summary><p>text</p></details>
  <div style="display: none"><i>none</i></div><div style="visibility: hidden"><i>unseen</i><i style="visibility: visible">seen</i></div>
  <div style="pointer-events: none"><button>dead</button></div><div style="color: red"><b>red</b></div>
  <table><thead hidden><tr><th>h</th></tr></thead><tbody><tr hidden><td>r</td></tr><tr><td>r</td></tr></tbody></table>
  <input type="hidden"><input type="text"><input type="checkbox"><textarea></textarea><select><option>o</option></select>
  <div popover>popover</div><template>t</template><script></script><svg><title>t</title><path d=""></path></svg>
  <fieldset disabled><legend>l</legend><input></fieldset><embed hidden><noscript>n</noscript><progress></progress>`;

test.each([
  ['a page', ''],
  ['a page with a style sheet', '<style>b { display: none } .a { visibility: hidden }</style>'],
])('%s: what is remembered is what jsdom says, also the second time and after a change', (_, head) => {
  document.head.insertAdjacentHTML('beforeend', head);
  document.body.innerHTML = PAGE;
  compare();
  compare();
  for (const element of document.body.querySelectorAll('*')) element.toggleAttribute('hidden');
  compare();
  for (const element of document.body.querySelectorAll('*')) {
    element.removeAttribute('hidden');
    element.toggleAttribute('open');
  }
  compare();
  document.querySelector('main')!.style.visibility = 'hidden';
  document.querySelector('ul')!.style.display = 'none';
  compare();
});

function compare(): void {
  for (const element of document.querySelectorAll('*')) {
    const remembered = window.getComputedStyle(element);
    const whole = wholeComputedStyle.call(window, element);
    const answers = (style: CSSStyleDeclaration) => ASKED.map((name) => style.getPropertyValue(name));
    expect(answers(remembered), element.outerHTML).toEqual(answers(whole));
    expect([remembered.display, remembered.visibility, remembered.pointerEvents]).toEqual([
      whole.display,
      whole.visibility,
      whole.pointerEvents,
    ]);
  }
}
