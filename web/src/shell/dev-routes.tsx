import { lazy } from 'react';
import { Route } from 'react-router';

const UiPage = import.meta.env.DEV
  ? lazy(() => import('../dev-ui/ui-page').then((page) => ({ default: page.UiPage })))
  : null;

/** Pages for whoever builds the product; a production bundle does not contain them. */
export const devRoutes = UiPage && <Route path="/__ui" element={<UiPage />} />;
