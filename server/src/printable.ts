import { cleanText } from '@mungchi/contract';

/** People's words in one line of a terminal, rows of before included: nothing in them moves the cursor or turns a line. */
export const printable = (text: string): string => cleanText(text).replaceAll(/\p{Cc}+/gu, ' ');
