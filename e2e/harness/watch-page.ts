import type { Page } from 'playwright-core';

export type WatchedPage = { page: Page; faults: string[]; said: string[] };

/**
 * Collects what a page says. Faults: uncaught errors, errors written to the console, and what the content security policy
 * forbade.
 */
export function watchPage(page: Page): WatchedPage {
  const faults: string[] = [];
  const said: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => said.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on('console', (message) => {
    said.push(`${message.type()}: ${message.text()}`);
    if (message.type() !== 'error') return;
    // Browsers log every refused request and connection; handling it is the product's job, so it is no fault.
    if (/^(Failed to load resource|WebSocket connection to \S+ failed)/.test(message.text())) return;
    faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  return { page, faults, said };
}
