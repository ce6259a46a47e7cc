/** What a tap at `x` means: the left half of a star is half of it, the right half the whole. Between two stars counts for the left one. */
export function starAt(cells: { left: number; width: number }[], x: number): number {
  const [first] = cells;
  if (!first) return 0;
  const touched = cells.findLastIndex((cell) => x >= cell.left);
  const cell = cells[touched];
  if (!cell) return 0.5;
  return touched + (x < cell.left + cell.width / 2 ? 0.5 : 1);
}

export function starWords(star: number): string {
  if (star === 0) return '별을 눌러 점수를 남겨 주세요';
  if (star <= 1) return '많이 아쉬웠어요';
  if (star <= 2) return '조금 아쉬웠어요';
  if (star <= 3) return '괜찮았어요';
  if (star <= 4) return '좋았어요';
  return star === 5 ? '최고였어요' : '아주 좋았어요';
}
