/**
 * What jsdom says of an element's display, visibility and pointer events, remembered. Every question by role asks them of
 * every element and those around it, and each time jsdom goes through the whole sheet of a browser: a fifth of all the
 * time of these tests. No sheet of ours is in the page, so the answers follow from an element's name, its attributes and
 * its parent's name; where styles stand in attributes, and for every other property, jsdom is asked itself.
 */
const PLAIN = new Set([
  'class',
  'id',
  'role',
  'tabindex',
  'href',
  'src',
  'alt',
  'value',
  'name',
  'for',
  'title',
  'style',
]);
const INHERITED = ['visibility', 'pointer-events'];

type Remembered = Record<string, string>;

const known = new Map<string, Remembered>();

export const wholeComputedStyle = window.getComputedStyle;

window.getComputedStyle = (element, pseudo) => {
  const whole = () => wholeComputedStyle.call(window, element, pseudo);
  if (pseudo || document.styleSheets.length > 0 || !isPlain(element)) return whole();
  const key = keyOf(element);
  const remembered = known.get(key) ?? answersOf(whole());
  known.set(key, remembered);
  return answering(remembered, whole);
};

function answersOf(style: CSSStyleDeclaration): Remembered {
  return {
    display: style.display,
    visibility: style.visibility,
    'pointer-events': style.pointerEvents,
    pointerEvents: style.pointerEvents,
  };
}

function answering(remembered: Remembered, whole: () => CSSStyleDeclaration): CSSStyleDeclaration {
  let asked: CSSStyleDeclaration | undefined;
  const all = () => {
    asked ??= whole();
    return asked;
  };
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (typeof name === 'string' && Object.hasOwn(remembered, name)) return remembered[name];
      if (name === 'getPropertyValue')
        return (property: string) => remembered[property] ?? all().getPropertyValue(property);
      const value: unknown = Reflect.get(all(), name);
      return typeof value === 'function' ? value.bind(all()) : value;
    },
  });
}

/** Nothing here depends on more than the key: no style in an attribute, nothing hidden around it, no state of its own. */
function isPlain(element: Element): boolean {
  if (!element.isConnected || element.localName === 'summary' || element.hasAttribute('popover')) return false;
  if (says(element, ['display'])) return false;
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.hasAttribute('hidden') || says(at, INHERITED)) return false;
  }
  return true;
}

function says(element: Element, properties: string[]): boolean {
  const style = element.getAttribute('style');
  return style !== null && properties.some((property) => style.includes(property));
}

function keyOf(element: Element): string {
  let key = `${element.namespaceURI} ${element.parentElement?.localName} ${element.localName}`;
  for (const { name, value } of element.attributes) {
    if (!PLAIN.has(name) && !name.startsWith('aria-') && !name.startsWith('data-')) key += ` ${name}=${value}`;
  }
  return key;
}
