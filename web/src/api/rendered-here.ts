/**
 * Whether the browser is still where the server rendered the page for. Asked of the address itself: it changes before
 * `popstate` tells of it. What a step left with its entry is known to this browser alone.
 */
export function isRenderedHere(): boolean {
  const { pathname, search } = location;
  const left = (history.state as { state?: unknown } | null)?.state;
  return pathname + search === document.documentElement.dataset['renderedAddress'] && left == null;
}
