import { BrowserRouter } from 'react-router';
import { Screens } from './shell/screens';
import { useNavigationEffects } from './shell/use-navigation';
import { NoticesView } from './ui/notices-view';

export function App() {
  return (
    <BrowserRouter>
      <Navigation />
      <Screens />
      <NoticesView />
    </BrowserRouter>
  );
}

function Navigation() {
  useNavigationEffects();
  return null;
}
