import { readScreens } from '../../web/build/built-screens.mjs';

const whole = (value) => String(Math.round(value));
const inSeconds = (value) => `${(value / 1000).toFixed(1)} s`;
const milliseconds = (value) => `${Math.round(value)} ms`;
const kilobytes = (value) => `${value.toFixed(1)} KB`;
const shift = (value) => value.toFixed(3);

/** Figures without a limit are there to be read. 1 KB = 1000 bytes. */
const COLUMNS = [
  { name: 'performance', title: 'Performance', show: whole, atLeast: performanceLimit },
  { name: 'accessibility', title: 'Accessibility', show: whole, atLeast: () => 100 },
  { name: 'bestPractices', title: 'Best practices', show: whole, atLeast: () => 100 },
  { name: 'seo', title: 'SEO', show: whole, atLeast: () => 95 },
  { name: 'firstPaint', title: 'FCP', show: inSeconds },
  { name: 'largestPaint', title: 'LCP', show: inSeconds },
  { name: 'blocked', title: 'TBT', show: milliseconds },
  { name: 'shift', title: 'CLS', show: shift, atMost: () => 0.02 },
  { name: 'slowShift', title: 'CLS, slow line', show: shift, atMost: () => 0.02 },
  { name: 'script', title: 'Initial JS, gzip', show: kilobytes, atMost: scriptLimit },
  { name: 'transfer', title: 'Transfer, cold', show: kilobytes, atMost: (route) => (route === '/' ? 550 : undefined) },
];

/** A room is not rendered on the server: who opens one has been here before, and has its code. */
function performanceLimit(route) {
  return route === '/chat/:chatRoomId' ? 75 : 90;
}

/** The one that `npm test` holds (web/build/check-size.mjs). */
function scriptLimit(route) {
  return readScreens().find(({ path }) => path === route).kilobytes;
}

export function table(rows) {
  const titles = ['Page', ...COLUMNS.map(({ title }) => title)];
  return [
    row(titles),
    row(titles.map((_, column) => (column === 0 ? '---' : '---:'))),
    ...rows.map(({ name, figures }) => row([`\`${name}\``, ...COLUMNS.map(({ name, show }) => show(figures[name]))])),
  ].join('\n');
}

/** What is outside its limit, in words. */
export function beyond(rows) {
  return rows.flatMap(({ name: page, route, figures }) =>
    COLUMNS.flatMap(({ name, title, show, atLeast, atMost }) => {
      const value = figures[name];
      const [least, most] = [atLeast?.(route), atMost?.(route)];
      if (least !== undefined && value < least)
        return [`${page}: ${title} ${show(value)}, at least ${show(least)} wanted`];
      if (most !== undefined && value > most)
        return [`${page}: ${title} ${show(value)}, at most ${show(most)} allowed`];
      return [];
    }),
  );
}

function row(cells) {
  return `| ${cells.join(' | ')} |`;
}
