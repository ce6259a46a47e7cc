import type { Page } from 'playwright-core';

/** Uncaught errors, errors written to the console, and what the content security policy forbade. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // A refused request is the product's to handle, and the browser's to mention.
    if (message.text().startsWith('Failed to load resource')) return;
    faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  return faults;
}
