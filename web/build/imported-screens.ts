type Node = { type: string; key?: unknown; value?: unknown; source?: unknown; name?: string };

/** What each entry of an object of loaders imports: `'/start': () => import('./onboarding/start-screen')…`, in a parsed module. */
export function importedScreens(program: unknown): Map<string, string> {
  const found = new Map<string, string>();
  for (const node of nodesIn(program)) {
    if (node.type !== 'Property') continue;
    const imported = [...nodesIn(node.value)].find(({ type }) => type === 'ImportExpression');
    if (imported) found.set(wordOf(node.key), wordOf(imported.source));
  }
  return found;
}

function* nodesIn(part: unknown): Generator<Node> {
  if (typeof part !== 'object' || part === null) return;
  if ('type' in part) yield part as Node;
  for (const child of Object.values(part)) yield* nodesIn(child);
}

/** Of a literal or an identifier. */
function wordOf(part: unknown): string {
  const { value, name } = part as Node;
  return typeof value === 'string' ? value : (name ?? '');
}
