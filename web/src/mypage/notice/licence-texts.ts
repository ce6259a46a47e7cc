import { licences } from './licences';

const ofPackages = import.meta.glob<string>(
  [
    '../../../../node_modules/{react,zod,virtua,lucide-react,uqr}/LICENSE*',
    '../../../../node_modules/{sockjs-client,leaflet,supercluster,kdbush,topojson-client}/LICENSE*',
    '../../../../node_modules/regexparam/license',
    '../../../../node_modules/{@tanstack/react-query,@base-ui/react}/LICENSE*',
    '../../../../node_modules/{@vanilla-extract/css,@stomp/stompjs}/LICENSE*',
  ],
  { query: '?raw', import: 'default', eager: true },
);
// Apart: beside another folder Vite leaves out node_modules altogether.
const ofFonts = import.meta.glob<string>('../../../fonts/sources/{pretendard,jua}/LICENSE', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = { ...ofPackages, ...ofFonts };

const FOLDERS = ['node_modules', 'fonts/sources'];

/** The full text of a licence from its package, or beside its font; null where the package has none. */
export function licenceText(name: string): string | null {
  const packages = licences.find((licence) => licence.name === name)?.packages ?? [];
  const path = Object.keys(files).find((file) =>
    packages.some((each) => FOLDERS.some((folder) => file.toLowerCase().includes(`/${folder}/${each}/license`))),
  );
  return path === undefined ? null : unwrapped(files[path] ?? '');
}

/** Joins hard-wrapped lines, so that a narrow screen wraps them itself; list entries stay on lines of their own. */
function unwrapped(text: string): string {
  return text.replaceAll(/([^\n])\n(?!\s*(?:\n|[-*(]|\d+[.)])) */g, '$1 ');
}
