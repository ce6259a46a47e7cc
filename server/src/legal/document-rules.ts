import { type LegalText, startOfSeoulDay } from '@mungchi/contract';

/** One version of a legal text, as its file says. */
export type LegalVersion = {
  kind: LegalText;
  version: number;
  title: string;
  effectiveAt: Date;
  /** Worse for people than the version before: told 30 days ahead instead of 7. */
  worse: boolean;
  draft: boolean;
  /** Of the location's text: it names the check of one's home among the uses of a position. */
  namesCheck: boolean;
  text: string;
};

const HEAD = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** Reads a file: a head of `name: value` lines between `---`, then Markdown. Throws in a sentence that an operator understands. */
export function parseVersion(kind: LegalText, version: number, file: string): LegalVersion {
  const head = HEAD.exec(file);
  if (!head) throw new Error('must begin with a head between two lines of ---');
  const fields = new Map(head[1]!.split('\n').map((line) => split(line)));
  const from = fields.get('from') ?? '';
  if (!/^\d{4}-\d\d-\d\d$/.test(from) || Number.isNaN(startOfSeoulDay(from).getTime())) {
    throw new Error('must say from: YYYY-MM-DD in its head');
  }
  const title = fields.get('title');
  if (!title) throw new Error('must say title: in its head');
  return {
    kind,
    version,
    title,
    effectiveAt: startOfSeoulDay(from),
    worse: fields.get('worse') === 'true',
    draft: fields.get('draft') === 'true',
    namesCheck: fields.get('uses') === 'check',
    text: file.slice(head[0].length).trim(),
  };
}

/** The version that holds at that time: the newest whose day has come, or the first where none has. */
export function holdingVersion(versions: readonly LegalVersion[], now: Date): LegalVersion {
  const begun = versions.filter(({ effectiveAt }) => effectiveAt <= now);
  const pool = begun.length > 0 ? begun : versions.slice(0, 1);
  return pool.reduce((newest, each) => (each.version > newest.version ? each : newest));
}

/** `{{NAME}}` becomes the value; one that nobody set is visibly missing. */
export function fillIn(text: string, values: Record<string, string | null>): string {
  return text.replace(/\{\{([A-Z_]+)\}\}/g, (_, name: string) => values[name] ?? '(아직 정하지 않음)');
}

function split(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}
