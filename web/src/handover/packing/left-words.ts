/** `4구가 남아요`, `2봉이 남아요`: by the last syllable of the unit. */
export function leftWords(left: string): string {
  const hasFinal = (left.charCodeAt(left.length - 1) - 0xac00) % 28 !== 0;
  return `${left}${hasFinal ? '이' : '가'} 남아요`;
}
