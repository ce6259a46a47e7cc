import path from 'node:path';
import type { Plugin } from 'vite';

const DISPLAY = path.resolve(import.meta.dirname, '../src/ui/foundation/display.css.ts');

/** Finds the modules that write in the display face: they import its styles, directly or through styles of their own. */
export function headingModules(): { plugin: Plugin; hasHeadings: (id: string) => boolean } {
  const stylesOf = new Map<string, string[]>();
  const hasHeadings = (id: string): boolean =>
    (stylesOf.get(id) ?? []).some((style) => style === DISPLAY || hasHeadings(style));
  const plugin: Plugin = {
    name: 'heading-modules',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]web[\\/]src[\\/].*\.tsx?$/ },
      handler(code, id) {
        const { body } = this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' });
        const imported = body.flatMap((node) => (node.type === 'ImportDeclaration' ? [node.source.value] : []));
        const styles = imported.filter((name) => name.endsWith('.css'));
        stylesOf.set(
          id,
          styles.map((name) => `${path.resolve(path.dirname(id), name)}.ts`),
        );
      },
    },
  };
  return { plugin, hasHeadings };
}
