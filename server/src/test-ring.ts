/** With `npm run test:all` (`RING=all`) what has two sizes runs in the large one. */
export const isWhole = process.env['RING'] === 'all';
