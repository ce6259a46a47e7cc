/**
 * What a shell says about PostgreSQL (`PGPORT`, `PGSSLMODE`, `PGOPTIONS` …) is meant for another server: the driver, and
 * the programs started here, would take it for whatever they are not told.
 */
export function forgetShell(environment: Record<string, string | undefined>): void {
  for (const name of Object.keys(environment)) if (/^PG[A-Z_]+$/.test(name)) delete environment[name];
}
