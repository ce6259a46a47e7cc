import { licences } from './licences';

const files = import.meta.glob<string>(
  [
    '../../../node_modules/{react,react-hook-form,zod,virtua,lucide-react}/LICENSE*',
    '../../../node_modules/{sockjs-client,leaflet,supercluster,kdbush,topojson-client}/LICENSE*',
    '../../../node_modules/regexparam/license',
    '../../../node_modules/{@tanstack/react-query,@hookform/resolvers,@base-ui/react}/LICENSE*',
    '../../../node_modules/{@vanilla-extract/css,@stomp/stompjs,@fontsource/jua}/LICENSE*',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The full words of a licence, as the package carries them; null where it carries none. */
export function licenceText(name: string): string | null {
  const packages = licences.find((licence) => licence.name === name)?.packages ?? [];
  const path = Object.keys(files).find((file) =>
    packages.some((each) => file.toLowerCase().includes(`/node_modules/${each}/license`)),
  );
  return path === undefined ? null : unwrapped(files[path] ?? '');
}

/** Lines broken by hand flow together, for a narrow screen to break them; what begins a list entry stays a line. */
function unwrapped(text: string): string {
  return text.replaceAll(/([^\n])\n(?!\s*(?:\n|[-*(]|\d+[.)])) */g, '$1 ');
}
