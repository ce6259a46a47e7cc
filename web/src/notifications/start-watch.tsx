import { createRoot } from 'react-dom/client';
import { AppRouter } from '../shell/app-router';
import { NotificationWatch } from './notification-watch';

/** Beside the app, in a root of its own: the first screens carry nothing of it. */
export function startWatch(): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <AppRouter>
      <NotificationWatch />
    </AppRouter>,
  );
}
