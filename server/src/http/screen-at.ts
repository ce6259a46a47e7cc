import { type AppScreen, SCREENS } from '@mungchi/contract';

const PATTERNS: [pattern: RegExp, screen: AppScreen][] = SCREENS.map((screen) => [
  new RegExp(`^${screen.path.replaceAll(/:\w+/g, '\\d+')}$`),
  screen,
]);

/** The screen of the web app at a path, if there is one. */
export function screenAt(address: string): AppScreen | undefined {
  return PATTERNS.find(([pattern]) => pattern.test(address))?.[1];
}
