import type { Page } from 'playwright-core';

/** Uncaught errors, errors written to the console, and what the content security policy forbade. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Browsers log every refused request; handling it is the product's job, so it is no fault.
    if (message.text().startsWith('Failed to load resource')) return;
    faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  return faults;
}
