/** The little Markdown that legal texts are written in. */
export type TextBlock =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'words'; text: string };

export function textBlocks(markdown: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let headings = 0;
  // Whether the line before belongs together with this one.
  let goesOn = false;
  for (const line of markdown.split('\n').map((each) => each.trim())) {
    const last = goesOn ? blocks.at(-1) : undefined;
    const heading = /^##+ (.+)$/.exec(line)?.[1];
    const item = /^- (.+)$/.exec(line)?.[1];
    goesOn = line !== '' && !heading;
    if (line === '') continue;
    if (heading) {
      headings += 1;
      blocks.push({ kind: 'heading', id: `part-${headings}`, text: heading });
    } else if (item) {
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (last?.kind === 'words') last.text += ` ${line}`;
    else blocks.push({ kind: 'words', text: line });
  }
  return blocks;
}
