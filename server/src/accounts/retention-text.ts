import { RETENTION } from './retention';

/** The list on the privacy page. */
export function retentionText(): string {
  const lines = Object.values(RETENTION).map(
    ({ what, why, howLong, readers }) => `- ${what}: ${why}. ${howLong}. 볼 수 있는 사람: ${readers}`,
  );
  return [...new Set(lines)].join('\n');
}
