const ENTRY = 48;
const AROUND = 25;
const GAP = 10;
const EDGE = 16;
const MENU = 232;

type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>;

/** Under the bubble, above it where there is no room below; always inside the window. A long bubble is moved up, cut at the top. */
export function menuPlace(bubble: Rect, entries: number, mine: boolean, view = { w: innerWidth, h: innerHeight }) {
  const height = entries * ENTRY + AROUND;
  const below = bubble.bottom + GAP + height <= view.h - EDGE;
  const above = bubble.top - GAP - height >= EDGE;
  const top = below ? bubble.bottom + GAP : above ? bubble.top - GAP - height : view.h - EDGE - height;
  const boxTop = below || above ? bubble.top : top - GAP - bubble.height;
  const left = mine ? bubble.right - MENU : bubble.left;
  return {
    box: { left: bubble.left, top: boxTop, width: bubble.width },
    menu: { left: Math.min(Math.max(EDGE, left), Math.max(EDGE, view.w - MENU - EDGE)), top: Math.max(EDGE, top) },
  };
}
