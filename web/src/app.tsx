import { BrowserRouter } from 'react-router';
import { routes } from './routes';
import { Notices } from './shell/notices';
import { ProgressLine } from './shell/progress-line';
import { fetchScreen, Screens, screenTable } from './shell/screens';
import { useNavigationEffects } from './shell/use-navigation';

const table = screenTable(routes);

export const fetchFirstScreen = () => fetchScreen(table, location.pathname);

export function App() {
  return (
    <BrowserRouter>
      <Navigation />
      <ProgressLine />
      <Screens table={table} />
      <Notices />
    </BrowserRouter>
  );
}

function Navigation() {
  useNavigationEffects();
  return null;
}
