import '../.cache/fonts/interface.css';
import './ui/global.css';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { routes } from './routes';
import { fetchAhead } from './shell/fetch-ahead';
import { applyTheme } from './ui/theme';

applyTheme();

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);

// Faces for what people write: after the first screen, which has its own.
addEventListener('load', () => setTimeout(() => import('../.cache/fonts/people.css'), 200), { once: true });
fetchAhead(routes);
