export type Theme = 'system' | 'light' | 'dark';

export const THEME_KEY = 'theme';

export function chosenTheme(): Theme {
  const stored = localStorage.getItem(THEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(THEME_KEY);
  else localStorage.setItem(THEME_KEY, theme);
  applyTheme();
}

/** Bars of the browser around the page: as in index.html, by scheme. */
const BAR = { light: '#5849d0', dark: '#3a2f9c' };

/** The system's theme unless one was chosen. Already applied at first paint: src/before.ts. */
export function applyTheme(): void {
  const theme = chosenTheme();
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    bar.content = BAR[theme === 'system' ? (bar.media.includes('dark') ? 'dark' : 'light') : theme];
  }
}
