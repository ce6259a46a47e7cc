/** Between two parts of a line: where it breaks, the dot ends the line above and never begins one. */
export const DOT = '\u00A0· ';
