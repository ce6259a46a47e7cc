/**
 * A file of the app that could not be loaded: usually the server has a newer build and no longer has it. In the words of
 * Chrome, Firefox and Safari (two of them: the second when the answer is a page).
 */
const WORDS = /dynamically imported module|importing a module script failed|valid JavaScript MIME type/i;
const KEY = 'reloadedAt';
const SOON_MS = 60_000;

export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && WORDS.test(error.message);
}

/**
 * Loads the page again, which brings the new build. Once: a second time it would not help either. Not without a server
 * that answers: the browser's own error page is worse than ours. Says whether the page is about to go.
 */
export async function reloadOnce(reload = () => location.reload()): Promise<boolean> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < SOON_MS) return false;
    const { ok } = await fetch('/shell', { method: 'HEAD', cache: 'no-store' });
    if (!ok) return false;
    sessionStorage.setItem(KEY, `${Date.now()}`);
  } catch {
    return false;
  }
  reload();
  return true;
}
