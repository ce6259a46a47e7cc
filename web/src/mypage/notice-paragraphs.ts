/** A text wrapped by hand, as paragraphs that a narrow screen can wrap by itself. A dash begins a new one. */
export function noticeParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n|\n(?=- )/)
    .map((paragraph) =>
      paragraph
        .replace(/^\s*- /, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '');
}
