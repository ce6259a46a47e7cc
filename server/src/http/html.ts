/** A template tag that escapes interpolated values unless they are `Html` themselves. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Hole = string | number | Html | Html[] | null;

export function html(parts: TemplateStringsArray, ...holes: Hole[]): Html {
  return new Html(parts.reduce((text, part, index) => text + markup(holes[index - 1] ?? null) + part));
}

function markup(hole: Hole): string {
  if (hole === null) return '';
  if (hole instanceof Html) return hole.text;
  if (Array.isArray(hole)) return hole.map((part) => part.text).join('');
  return escaped(String(hole));
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
