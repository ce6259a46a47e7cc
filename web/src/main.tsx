import '../.cache/fonts/interface.css';
import './ui/foundation/global.css';
import { createRoot } from 'react-dom/client';
import { whenIdle } from './api/when-idle';
import { App, fetchFirstScreen } from './app';
import { routes } from './routes';
import { applyTheme } from './ui/foundation/theme';

applyTheme();

// The page's head preloads the screen's code as well: it arrives with this file, so no fallback is shown.
const LATE_MS = 500;
const late = new Promise((resolve) => setTimeout(resolve, LATE_MS));
Promise.race([fetchFirstScreen(), late]).then(start, start);

function start(): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App />);
}

addEventListener(
  'load',
  () =>
    setTimeout(
      () =>
        whenIdle()
          .then(() => import('./late'))
          .then((at) => at.late(routes))
          .catch(() => undefined),
      200,
    ),
  { once: true },
);
