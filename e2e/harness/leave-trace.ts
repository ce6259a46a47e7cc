import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { WatchedPage } from './watch-page';

export const TRACES = path.resolve(import.meta.dirname, '../shots');

/** What a failed test leaves behind: a screenshot of every page, and its address, console and the server's last lines. */
export async function leaveTrace(
  test: string,
  pages: readonly WatchedPage[],
  server: readonly string[],
): Promise<void> {
  mkdirSync(TRACES, { recursive: true });
  const name = test.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
  for (const { page, faults, said } of pages) {
    const file = path.join(TRACES, `${name}-${Date.now()}`);
    const words = [page.url(), '', '— console', ...faults, ...said, '', '— server', ...server];
    writeFileSync(`${file}.txt`, `${words.join('\n')}\n`);
    await page.screenshot({ path: `${file}.png`, timeout: 10_000 }).catch(() => {});
  }
}
