import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { keepAnswers } from './offline-store';

/** Reading without a network, and asking again when it is back. */
export function startOffline(queries: QueryClient): void {
  // It takes every page to begin online, and would not notice that one comes back that began without.
  onlineManager.setOnline(navigator.onLine);
  keepAnswers(queries);
}
