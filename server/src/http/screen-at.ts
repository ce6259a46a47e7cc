import { LOADED_SCREENS, type LoadedScreen } from '@mungchi/contract';

const PATTERNS: [pattern: RegExp, screen: LoadedScreen][] = LOADED_SCREENS.map((screen) => [
  new RegExp(`^${screen.path.replaceAll(/:\w+/g, '\\d+')}$`),
  screen,
]);

/** The screen of the web app at a path, if there is one. */
export function screenAt(address: string): LoadedScreen | undefined {
  return PATTERNS.find(([pattern]) => pattern.test(address))?.[1];
}
