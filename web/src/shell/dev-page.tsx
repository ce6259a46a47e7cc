import { lazy } from 'react';

/** A page for developers, not in the production bundle. */
export const DevPage = import.meta.env.DEV
  ? lazy(() => import('../dev-ui/ui-page').then((page) => ({ default: page.UiPage })))
  : null;
