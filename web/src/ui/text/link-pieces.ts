export type LinkPiece = { text: string; href?: string };

const ADDRESS = /https?:\/\/[^\s<>"'`\u3000]+/gi;
/** Closes the sentence, not the address. */
const TRAILING = /[.,!?;:…。)\]}'"」』]+$/;
/** 조사 and the like written straight after an address, as in `https://a.kr에서`. */
const HANGUL_TAIL = /[\uac00-\ud7a3ㄱ-ㅣ]+$/;

/** Links are links; everything else is text. */
export function linkPieces(text: string): LinkPiece[] {
  const pieces: LinkPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(found);
    if (!URL.canParse(address)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: address, href: address });
    end = index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

function trimmed(found: string): string {
  const open = (found.match(/\(/g) ?? []).length;
  const close = (found.match(/\)/g) ?? []).length;
  // A bracket that was opened inside belongs to it: /wiki/뭉치_(동음이의)
  const balanced = found.endsWith(')') && open === close;
  const address = balanced ? found : found.replace(TRAILING, '');
  // Korean inside a path is part of it; straight after the host it is the sentence going on.
  return /^https?:\/\/[^/?#]+$/i.test(address) ? address.replace(HANGUL_TAIL, '') : address;
}
