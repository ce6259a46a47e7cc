import { lazy } from 'react';

/** A page for whoever builds the product; a production bundle does not contain it. */
export const UiPage = import.meta.env.DEV
  ? lazy(() => import('../dev-ui/ui-page').then((page) => ({ default: page.UiPage })))
  : null;
