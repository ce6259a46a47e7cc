import { HOUR_MS } from '@mungchi/contract';

export function ageHours(since: string, now: number): number {
  return Math.max(0, now - Date.parse(since)) / HOUR_MS;
}

/** `19시간`, from two days on `2일 4시간`, under an hour `12분`. */
export function ageWords(hours: number): string {
  if (hours < 1) return `${Math.floor(hours * 60)}분`;
  const whole = Math.floor(hours);
  if (whole < 48) return `${whole}시간`;
  return whole % 24 === 0 ? `${whole / 24}일` : `${Math.floor(whole / 24)}일 ${whole % 24}시간`;
}
