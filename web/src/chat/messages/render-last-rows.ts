/**
 * The virtualiser handles scroll events in the next frame, and after a scroll correction keeps its old rows until then: the
 * end would be painted without its last rows. Scrolling a pixel back and forth, with the event dispatched synchronously,
 * renders them in this frame.
 */
export function renderLastRows(scroller: HTMLElement): void {
  const list = scroller.lastElementChild;
  const last = list?.lastElementChild;
  if (!list || !last || last.getBoundingClientRect().bottom >= list.getBoundingClientRect().bottom - 1) return;
  const end = scroller.scrollTop;
  scroller.scrollTop = end - 1;
  scroller.dispatchEvent(new Event('scroll'));
  scroller.scrollTop = end;
}
