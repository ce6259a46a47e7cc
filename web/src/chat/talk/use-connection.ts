import { useSyncExternalStore } from 'react';
import { type Connection, realtime } from '../../api/live/realtime';

export function useConnection(): Connection {
  return useSyncExternalStore(realtime.onConnection, () => realtime.connection);
}
