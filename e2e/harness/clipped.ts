/**
 * Runs in the page: words that reach out of the box they stand in, words that lie on other words, and bars that leave no
 * room. What is cut on purpose, with an ellipsis, is not meant.
 */
export function clippedWords(): string[] {
  type Box = { left: number; top: number; right: number; bottom: number };
  const found = new Set<string>();
  const words: { name: string; element: Element; bar: Element | null; boxes: Box[] }[] = [];

  const upwards = (element: Element | null): Element[] =>
    element && element !== document.body ? [element, ...upwards(element.parentElement)] : [];
  const barOf = (element: Element) =>
    upwards(element).find((each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position)) ?? null;
  const within = (box: Box, frame: Box): Box => ({
    left: Math.max(box.left, frame.left),
    top: Math.max(box.top, frame.top),
    right: Math.min(box.right, frame.right),
    bottom: Math.min(box.bottom, frame.bottom),
  });
  const seen = ({ left, top, right, bottom }: Box) => right - left > 2 && bottom - top > 2;

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement!;
    const name = text.data.trim().slice(0, 24);
    if (name === '' || element.closest('[aria-hidden="true"], [inert], svg, [data-drawn]')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    let boxes: Box[] = [...range.getClientRects()];
    const whole = range.getBoundingClientRect();
    let judged = true;
    for (const around of upwards(element)) {
      const { display, overflowX, overflowY, backgroundColor, textOverflow, webkitLineClamp } =
        getComputedStyle(around);
      if (display === 'inline') continue;
      const frame = around.getBoundingClientRect();
      const clips = overflowX !== 'visible' || overflowY !== 'visible';
      const scrolls = [overflowX, overflowY].some((each) => each === 'auto' || each === 'scroll');
      const drawn = clips || backgroundColor !== 'rgba(0, 0, 0, 0)';
      const hidden = frame.width < 2 || frame.height < 2;
      const inside = within(whole, frame);
      const beyond =
        whole.top < inside.top - 3 ||
        whole.bottom > inside.bottom + 3 ||
        whole.left < inside.left - 3 ||
        whole.right > inside.right + 3;
      const meant = scrolls || (clips && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none'));
      // Not in sight at all: another slide of a carousel.
      if (judged && drawn && !hidden && !meant && beyond && seen(inside)) found.add(`out of its box: ${name}`);
      if (clips || hidden) boxes = boxes.map((box) => within(box, frame));
      // A box further out says nothing more about these words, but may still cut them: a list that scrolls.
      if (clips || beyond) judged = false;
    }
    words.push({ name, element, bar: barOf(element), boxes: boxes.filter(seen) });
  }

  for (const [at, one] of words.entries()) {
    for (const other of words.slice(at + 1)) {
      if (one.bar !== other.bar || one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const common = one.boxes.flatMap((box) => other.boxes.map((frame) => within(box, frame)));
      if (common.some((box) => box.right - box.left > 3 && box.bottom - box.top > 6))
        found.add(`on each other: ${one.name} × ${other.name}`);
    }
  }
  return [...found];
}
