import type { UserId } from '@mungchi/contract';
import { html as markup } from '../html';

type Rendered = {
  for: 'anyone' | 'visitor' | UserId;
  /** The address as it was asked for: a browser that is elsewhere by now does not take it over. */
  address: string;
  html: string;
  answers: string;
  at: number;
  sentAt: Date;
};

/**
 * The page of a screen with its rendering in it, and what it was rendered from for the app that takes it over. The line is for
 * what is seen: the code is only named here, and fetched after the first frame (web/src/before.ts). Nothing is painted
 * before the rendering is there to its end: on a slow phone, what stands in the middle would move with every piece that is read.
 */
export function withRendering(page: string, { html, answers, at, address, sentAt, ...rendered }: Rendered): string {
  const data = `{"for":"${rendered.for}","sentAt":"${sentAt.toISOString()}","answers":${inScript(answers)}}`;
  return page
    .replace(
      '<html ',
      () =>
        `<html ${markup`data-rendered-for="${rendered.for}" data-rendered-at="${at}" data-rendered-address="${address}"`.text} `,
    )
    .replace('</head>', '<link rel="expect" href="#ssr" blocking="render"></head>')
    .replaceAll('<link rel="modulepreload"', '<link data-code="modulepreload"')
    .replace('<script type="module"', '<script type="text/plain" data-code="module"')
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${html}</div><script type="application/json" id="ssr">${data}</script>`,
    );
}

/** JSON in which nothing ends the element or begins a comment, and nothing is a line end in one language only. */
export function inScript(json: string): string {
  return json.replace(/[<>\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
