type Entry = {
  version?: string;
  dev?: boolean;
  cpu?: string[] | undefined;
  engines?: { node: string };
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, Entry> };

export declare function missingOptional(lock: Lock): { parent: string; name: string; version: string; dev: boolean }[];
export declare function refusedEngines(lock: Lock): string[];
export declare function checkLock(lock?: Lock): { ok: boolean; output: string };
