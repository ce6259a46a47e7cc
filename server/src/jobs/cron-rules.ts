export const MINUTE_MS = 60_000;

/** Of a schedule of five fields (minute hour day month weekday, UTC): whether it names a minute. */
export function scheduleOf(cron: string): (at: Date) => boolean {
  const fields = cron.split(' ').map((field) => valuesOf(field, cron));
  const [minutes, hours, days, months, weekdays] = fields;
  if (fields.length !== 5) throw new Error(`Not a schedule of five fields: ${cron}`);
  return (at) =>
    minutes!.has(at.getUTCMinutes()) &&
    hours!.has(at.getUTCHours()) &&
    days!.has(at.getUTCDate()) &&
    months!.has(at.getUTCMonth() + 1) &&
    weekdays!.has(at.getUTCDay());
}

/** The first whole minute after. */
export function minuteAfter(at: Date): Date {
  return new Date((Math.floor(at.getTime() / MINUTE_MS) + 1) * MINUTE_MS);
}

function valuesOf(field: string, cron: string): Set<number> {
  const values = new Set<number>();
  for (const part of field.split(',')) {
    const [, whole, from, to, step] = /^(?:(\*)|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part) ?? [];
    if (whole === undefined && from === undefined) throw new Error(`Not a schedule: ${cron}`);
    const last = whole ? 59 : Number(to ?? from);
    for (let value = Number(from ?? 0); value <= last; value += Number(step ?? 1)) values.add(value);
  }
  return values;
}
