import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { loginRequired } from '../api/session/login-required';
import { readToken } from '../api/session/token';
import { useEntry } from './app-router';

/** Redirects visitors: silently to /start from home, with a notice from anywhere else. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { key } = useEntry();
  const [admitted] = useState(() => readToken() !== null);

  // Redirects through the router once this address is committed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address
  useEffect(() => {
    if (readToken() === null) loginRequired();
  }, [key]);

  return admitted ? children : null;
}
