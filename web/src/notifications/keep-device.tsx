import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { configQuery } from '../api/config';
import { circumstances } from './circumstances';

/** Once per start: a subscription that the browser or the server lost is put back. */
export function KeepDevice() {
  const { data: config } = useQuery(configQuery);
  const publicKey = config?.push?.publicKey;
  // The browser's push subscription.
  useEffect(() => {
    if (!publicKey || !circumstances().capable) return;
    import('./this-device')
      .then(({ keepDevice }) => keepDevice(publicKey))
      // The next start tries again.
      .catch(() => undefined);
  }, [publicKey]);
  return null;
}
