export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

export function filesOf(manifest: Manifest, key: string, found?: Set<string>): Set<string>;
