/** Gives the operator a file. */
export function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `mungchi-${name}` });
  link.click();
  URL.revokeObjectURL(url);
}
