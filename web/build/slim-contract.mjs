import { readFileSync } from 'node:fs';

/**
 * The browser needs an endpoint's method and path, not its schemas: those are for the server and for types. So the endpoints
 * of a contract file become a module of their own that names only these, and whoever calls one does not load the validation
 * library with it. Forms import the schema they validate with by its name. What remains is declarative, and marked as free of
 * side effects so that unused parts fall out of a bundle. (A screen without forms: 11 KB gzip less.)
 */
const KEPT = new Set(['method', 'path', 'auth', 'paged', 'multipart']);
const CONTRACT = /\/contract\/src\/[^/]+\.ts$/;
const ENDPOINTS = '?endpoints';

export function slimContract() {
  return {
    name: 'slim-contract',
    enforce: 'post',
    resolveId: {
      filter: { id: /\?endpoints$/ },
      handler: (id) => id,
    },
    load: {
      filter: { id: /\/contract\/src\/[^/]+\.ts\?endpoints$/ },
      handler(id) {
        const source = readFileSync(id.slice(0, -ENDPOINTS.length), 'utf8');
        const { endpoints } = split(this.parse(source, { lang: 'ts' }));
        return {
          code: endpoints.map((endpoint) => describe(endpoint, source)).join('\n'),
          moduleType: 'js',
          map: null,
        };
      },
    },
    transform: {
      filter: { id: CONTRACT },
      handler(code, id) {
        const { endpoints, constants } = split(this.parse(code));
        const edits = [
          ...endpoints.map(({ statement }) => [statement.start, statement.end, '']),
          ...constants.flatMap(({ init }) => [
            [init.start, init.start, '/* @__PURE__ */ (() => ('],
            [init.end, init.end, '))()'],
          ]),
        ];
        const rest = endpoints.length > 0 ? `\nexport * from ${JSON.stringify(id + ENDPOINTS)};` : '';
        return { code: apply(code, edits) + rest, map: null };
      },
    },
  };
}

/** Top-level constants: those made by `endpoint({…})`, and the others. */
function split({ body }) {
  const found = { endpoints: [], constants: [] };
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (!init) continue;
      // A plain figure stays as it is: the bundler writes it in where it is used.
      if (init.type === 'Literal') continue;
      const isEndpoint = init.type === 'CallExpression' && init.callee.name === 'endpoint';
      found[isEndpoint ? 'endpoints' : 'constants'].push({ name: id.name, init, statement });
    }
  }
  return found;
}

function describe({ name, init }, source) {
  const kept = init.arguments[0].properties.filter((property) => KEPT.has(property.key.name));
  return `export const ${name} = { ${kept.map(({ start, end }) => source.slice(start, end)).join(', ')} };`;
}

function apply(code, edits) {
  return edits
    .sort((one, other) => other[0] - one[0] || other[1] - one[1])
    .reduce((text, [start, end, replacement]) => text.slice(0, start) + replacement + text.slice(end), code);
}
