import { routes } from './routes';
import { AppRouter } from './shell/app-router';
import { Notices } from './shell/notices';
import { ProgressLine } from './shell/progress-line';
import { fetchCode, fetchDrawnScreen, fetchScreen, Screens, screenTable } from './shell/screens';
import { useNavigationEffects } from './shell/use-navigation';

const table = screenTable(routes);

export const fetchFirstScreen = () => fetchScreen(table, location.pathname);
export const fetchDrawn = () => fetchDrawnScreen(table, location.pathname);
export const fetchFirstCode = () => fetchCode(table, location.pathname);

export function App() {
  return (
    <AppRouter>
      <Navigation />
      <ProgressLine />
      <Screens table={table} />
      <Notices />
    </AppRouter>
  );
}

function Navigation() {
  useNavigationEffects();
  return null;
}
