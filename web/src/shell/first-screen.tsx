import { useEffect } from 'react';

let arrive = () => {};
/**
 * The first screen is there, as the app's own: whatever comes late waits for it. An answer that came while a rendered page is
 * still being taken over would be rendered into it, and the page be thrown away for not being what the server rendered.
 */
export const firstScreen = new Promise<void>((resolve) => {
  arrive = resolve;
});

/** Beside the screen, within the same boundary: they are taken over together. */
export function FirstScreen() {
  useEffect(() => arrive(), []);
  return null;
}
