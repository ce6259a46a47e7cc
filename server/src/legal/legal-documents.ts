import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONSENT_KINDS, CONSENT_TEXTS, type ConsentKind, type LegalText } from '@mungchi/contract';
import type { Config } from '../config';
import { serverFile } from '../server-folder';
import { StartRefusal } from '../start-refusal';
import type { HoldingVersions } from './consent-rules';
import { fillIn, holdingVersion, type LegalVersion, parseVersion } from './document-rules';

/** Texts kept as files; the others are generated. */
export const WRITTEN = ['terms', 'privacy', 'location', 'marketing'] as const satisfies readonly LegalText[];
export type WrittenText = (typeof WRITTEN)[number];

/** Every version of every text, read once at the start. */
export class LegalDocuments {
  readonly #versions: Record<WrittenText, LegalVersion[]>;

  constructor({ legal }: Pick<Config, 'legal'>, retention: string) {
    const folder = legal.dir ?? serverFile('legal');
    const values = { ...legal.operator, RETENTION: retention };
    this.#versions = Object.fromEntries(WRITTEN.map((kind) => [kind, readVersions(folder, kind, values)])) as Record<
      WrittenText,
      LegalVersion[]
    >;
  }

  /** Oldest first. */
  versionsOf(kind: WrittenText): readonly LegalVersion[] {
    return this.#versions[kind];
  }

  /** Whether who agreed to this version of the location's text agreed to the check of one's home. */
  namesCheck(version: number): boolean {
    return this.#versions.location.some((each) => each.version === version && each.namesCheck);
  }

  holding(now: Date): HoldingVersions {
    return this.#byKind((versions) => holdingVersion(versions, now));
  }

  /** The newest version of each, whether or not its day has come. */
  newest(): HoldingVersions {
    return this.#byKind((versions) => versions.at(-1)!);
  }

  #byKind(choose: (versions: readonly LegalVersion[]) => LegalVersion): HoldingVersions {
    const versionOf = (kind: ConsentKind) => {
      const text = CONSENT_TEXTS[kind] as WrittenText | null;
      return text ? choose(this.#versions[text]).version : 1;
    };
    return Object.fromEntries(CONSENT_KINDS.map((kind) => [kind, versionOf(kind)])) as HoldingVersions;
  }
}

/** `LEGAL_DIR` may hold only some of the texts' folders: the others stay ours. */
function readVersions(folder: string, kind: WrittenText, values: Record<string, string | null>): LegalVersion[] {
  const own = path.join(folder, kind);
  const place = existsSync(own) ? own : serverFile('legal', kind);
  const numbers = readdirSync(place)
    .flatMap((name) => /^([1-9]\d{0,3})\.md$/.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b);
  if (numbers.length === 0) throw new StartRefusal(`LEGAL_DIR must hold ${kind}/1.md.`);
  return numbers.map((number) => {
    const file = path.join(place, `${number}.md`);
    try {
      const version = parseVersion(kind, number, readFileSync(file, 'utf8'));
      return { ...version, text: fillIn(version.text, values) };
    } catch (error) {
      throw new StartRefusal(`${kind}/${number}.md of the legal texts ${(error as Error).message}.`);
    }
  });
}
