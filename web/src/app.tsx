import { BrowserRouter } from 'react-router';
import { Notices } from './shell/notices';
import { Screens } from './shell/screens';
import { useNavigationEffects } from './shell/use-navigation';

export function App() {
  return (
    <BrowserRouter>
      <Navigation />
      <Screens />
      <Notices />
    </BrowserRouter>
  );
}

function Navigation() {
  useNavigationEffects();
  return null;
}
