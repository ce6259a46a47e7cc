/** Whatever lies open and is closed by going back: a sheet, a dialog, a picture in full size. */
type Layer = {
  close: () => void;
  /** A layer of a screen ends with its page; one of the app lies over the next page, too. */
  over: 'screen' | 'app';
};

/** Bottom first. */
const layers: Layer[] = [];
/** What has to happen on the page's own entry, once those of its layers are gone. */
const waiting: (() => void)[] = [];
/** A traversal of ours is under way; browsers answer it later, with `popstate`. */
let moving = false;

addEventListener('popstate', () => {
  if (moving) moving = false;
  else closeAbove(depth());
  settleLayers();
});
// A reload forgets the layers and keeps their entries.
settleLayers();

/** Gives the layer an entry of its own, so that going back closes it. The answer takes it away again. */
export function openLayer(close: () => void, over: Layer['over'] = 'screen'): () => void {
  const layer = { close, over };
  layers.push(layer);
  queueMicrotask(settleLayers);
  return () => {
    const at = layers.indexOf(layer);
    if (at === -1) return;
    layers.splice(at, 1);
    queueMicrotask(settleLayers);
  };
}

/** Runs `act` on the page's own entry: at once, or after the entries of its layers are left. */
export function onPageEntry(act: () => void): void {
  waiting.push(act);
  settleLayers();
}

/**
 * The page is left for another. Its screen may stay mounted, sheet and all, until the next one's code is there: what lies
 * open on it must not get an entry over the new page, which would swallow a step back.
 */
export function leaveLayers(): void {
  const staying = layers.filter(({ over }) => over === 'app');
  layers.splice(0, layers.length, ...staying);
}

/** As many entries as layers. What closes and what opens in one go share an entry: nothing moves. */
export function settleLayers(): void {
  if (moving) return;
  const wanted = waiting.length > 0 ? 0 : layers.length;
  if (depth() > wanted) {
    moving = true;
    history.go(wanted - depth());
    return;
  }
  for (const act of waiting.splice(0)) act();
  while (depth() < wanted) history.pushState({ ...history.state, depth: depth() + 1 }, '');
}

/** How many layers the current entry lies above its page. */
function depth(): number {
  return (history.state as { depth?: number } | null)?.depth ?? 0;
}

function closeAbove(kept: number): void {
  for (const { close } of layers.splice(kept).reverse()) close();
}
