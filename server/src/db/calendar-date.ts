/** A `date` column: `YYYY-MM-DD`, never a Date (which would depend on a time zone). */
export type CalendarDate = string;
