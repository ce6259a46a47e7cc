import '../fonts/made/interface.css';
import './ui/foundation/global.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isRenderedHere } from './api/rendered-here';
import { ssrPage } from './api/ssr-page';
import { whenIdle } from './api/when-idle';
import { App } from './app';
import { currentEntry } from './history/history-entry';
import { routes } from './routes';
import { firstScreen } from './shell/first-screen';
import { fetchCode, fetchScreen, screenTable } from './shell/screens';
import { ssrParts } from './ui/feedback/lazy-part';
import { applyTheme } from './ui/foundation/theme';

applyTheme();
const table = screenTable(routes);

// The page's head preloads the screen's code as well: it arrives with this file, so no fallback is shown.
const LATE_MS = 500;
const late = new Promise((resolve) => setTimeout(resolve, LATE_MS));
// A rendered page waits for all of its code: React would take the presses in between, and lose them.
(ssrPage ? fetchRendered() : Promise.race([fetchScreen(table, location.pathname), late])).then(start, start);

async function fetchRendered(): Promise<void> {
  await fetchCode(table, location.pathname);
  await Promise.all(ssrParts);
}

function start(): void {
  const root = document.getElementById('root');
  if (!root) return;
  // From here on presses reach the app itself, also where it renders another page than the server.
  const { pressed } = window;
  window.pressed = null;
  const isHidden = document.documentElement.dataset['renderedFor'] === 'other';
  if (ssrPage && !isHidden && isRenderedHere()) {
    const at = currentEntry();
    // In slices of a few milliseconds each; a press in between hydrates what it needs at once.
    startTransition(() => {
      hydrateRoot(root, <App table={table} at={at} />);
    });
    // What was pressed too early is pressed now.
    pressed?.removeAttribute('data-early');
    pressed?.click();
    return;
  }
  // Rendered for somebody else or left before the app was there (before.ts).
  root.replaceChildren();
  delete document.documentElement.dataset['renderedFor'];
  createRoot(root).render(<App table={table} />);
}

// A rendered page may be loaded before its code is.
if (document.readyState === 'complete') startLate();
else addEventListener('load', startLate, { once: true });

function startLate(): void {
  setTimeout(
    () =>
      firstScreen
        .then(whenIdle)
        .then(() => import('./late'))
        .then((at) => at.late(routes))
        .catch(() => undefined),
    200,
  );
}
