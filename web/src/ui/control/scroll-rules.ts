export type Hidden = { before: boolean; after: boolean };

/** Less than this is rounding. */
const SLACK_PX = 4;

/** On which sides something of the row lies out of sight. */
export function hiddenSides(row: { scrollLeft: number; scrollWidth: number; clientWidth: number }): Hidden {
  const most = row.scrollWidth - row.clientWidth;
  return { before: row.scrollLeft > SLACK_PX, after: row.scrollLeft < most - SLACK_PX };
}
