export type LineChange = { kind: 'same' | 'added' | 'gone'; text: string };

/** What changed from one text to another, line by line: the longest common run of lines stays. */
export function lineChanges(before: string, after: string): LineChange[] {
  const [a, b] = [lines(before), lines(after)];
  // longest[i][j]: common lines of a from i on and b from j on.
  const longest = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i]![j] = a[i] === b[j] ? longest[i + 1]![j + 1]! + 1 : Math.max(longest[i + 1]![j]!, longest[i]![j + 1]!);
  const changes: LineChange[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      changes.push({ kind: 'same', text: a[i]! });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && longest[i + 1]![j]! >= longest[i]![j + 1]!)) {
      changes.push({ kind: 'gone', text: a[i]! });
      i += 1;
    } else {
      changes.push({ kind: 'added', text: b[j]! });
      j += 1;
    }
  }
  return changes;
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
