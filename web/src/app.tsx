import { AppRouter } from './shell/app-router';
import { Notices } from './shell/notices';
import { ProgressLine } from './shell/progress-line';
import { Screens, type ScreenTable } from './shell/screens';
import { useNavigationEffects } from './shell/use-navigation';

export function App({ table }: { table: ScreenTable }) {
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
