type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

declare global {
  interface Window {
    /** Held back by src/before.ts until somebody asks for it; a browser gives it once. */
    installPrompt?: InstallPrompt | undefined;
  }
}

export function canPrompt(): boolean {
  return window.installPrompt !== undefined;
}

/** The browser's own question. Says whether the app is being installed. */
export async function promptInstall(): Promise<boolean> {
  const question = window.installPrompt;
  window.installPrompt = undefined;
  if (!question) return false;
  const { outcome } = await question.prompt();
  return outcome === 'accepted';
}
