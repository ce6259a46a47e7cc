import type { HistoryEntry } from './history/history-entry';
import { AppRouter } from './shell/app-router';
import { Notices } from './shell/notices';
import { ProgressLine } from './shell/progress-line';
import { Screens, type ScreenTable } from './shell/screens';
import { useNavigationEffects } from './shell/use-navigation';

export function App({ table, at }: { table: ScreenTable; at?: HistoryEntry | undefined }) {
  return (
    <AppRouter at={at}>
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
