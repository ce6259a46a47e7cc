/** The colours a recipe may name. */
const COLORS = {
  red: '#e5484d',
  tomato: '#f2553f',
  coral: '#ff8a7a',
  orange: '#f58a2a',
  amber: '#f6b73c',
  yellow: '#ffd45f',
  lemon: '#f7e06a',
  lime: '#a9cf3f',
  green: '#58ad5a',
  forest: '#2f7d4f',
  mint: '#7fc9b0',
  teal: '#2f9d97',
  aqua: '#7fd6e8',
  sky: '#8fd0f2',
  blue: '#4f8fe8',
  navy: '#34508f',
  indigo: '#5849d0',
  purple: '#8f7bf0',
  lilac: '#b3a4ff',
  plum: '#9a4f8f',
  pink: '#f78fb0',
  rose: '#e86a8a',
  wine: '#9b2f4a',
  brown: '#8a5a3a',
  cocoa: '#5a3a2c',
  tan: '#d9a86c',
  sand: '#e8d3b0',
  cream: '#fff1d2',
  white: '#fbfbfe',
  silver: '#d9dce6',
  grey: '#9aa0b3',
  slate: '#5f6b8a',
  black: '#3c3a46',
  clear: '#cfe6f5',
  olive: '#8a9a3a',
  gold: '#e0aa3e',
};

export const color = (name, otherwise) => {
  if (name === undefined || name === '') return otherwise;
  if (name.startsWith('#')) return name;
  const known = COLORS[name];
  if (!known) throw new Error(`no colour ${name}`);
  return known;
};
