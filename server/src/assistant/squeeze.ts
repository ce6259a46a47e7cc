import { normalise } from '../korean/normalise';

/** The same words however they are spaced and punctuated. */
export const squeeze = (text: string): string => normalise(text).replaceAll(' ', '');

/** A message made readable: `20,000` is one number and `1만-2만` one range. */
export const tidy = (message: string): string =>
  normalise(
    message
      .replace(/(\d),(?=\d{3})/g, '$1')
      .replace(/(?<=[\d만천원])\s?[-–—∼〜]\s?(?=[\d일이삼사오육칠팔구만천])/g, '~'),
  );
