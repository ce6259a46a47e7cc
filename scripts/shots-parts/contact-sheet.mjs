import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** One page with everything, grouped by person and route; shots/ also takes the plain list. */
export function writeContactSheets(folder, shots) {
  const groups = new Map();
  for (const shot of shots) {
    const key = `${shot.role} ${shot.route}`;
    groups.set(key, [...(groups.get(key) ?? []), shot]);
  }
  const sections = [...groups].map(
    ([name, taken]) => `<section><h2>${escaped(name)}</h2><div>${taken.map(figure).join('')}</div></section>`,
  );
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Shots</title><style>${STYLE}</style>${sections.join('\n')}`,
  );
  writeFileSync(path.join(folder, 'shots.json'), `${JSON.stringify(shots, null, 1)}\n`);
}

function figure({ file, condition, size, theme, remarks }) {
  const words = remarks.length > 0 ? `<b>${escaped(remarks.join('; '))}</b>` : '';
  return `<figure><a href="${file}"><img src="${file}" loading="lazy"></a><figcaption>${condition} ${size} ${theme} ${words}</figcaption></figure>`;
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

const STYLE = `body{font:14px/1.4 system-ui;margin:24px;background:#ddd}h2{font-size:16px}
div{display:flex;gap:12px;overflow-x:auto;align-items:start}figure{margin:0}img{height:420px;border:1px solid #aaa}b{color:#b00}`;
