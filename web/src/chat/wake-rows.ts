/**
 * The virtual list hears of scrolling with the next frame, and after correcting its place keeps the rows it had until then:
 * the end would be painted without its last rows. A step back and forth, told at once, brings them into this very frame.
 */
export function wakeRows(scroller: HTMLElement): void {
  const list = scroller.lastElementChild;
  const last = list?.lastElementChild;
  if (!list || !last || last.getBoundingClientRect().bottom >= list.getBoundingClientRect().bottom - 1) return;
  const end = scroller.scrollTop;
  scroller.scrollTop = end - 1;
  scroller.dispatchEvent(new Event('scroll'));
  scroller.scrollTop = end;
}
