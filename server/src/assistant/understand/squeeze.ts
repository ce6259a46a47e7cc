import { normalise } from '../../korean/normalise';

/** The same words however they are spaced and punctuated. */
export const squeeze = (text: string): string => normalise(text).replaceAll(' ', '');

/** A message made readable: `20,000` is one number, `1만-2만` one range, and what goes on without a space is no word. */
export const tidy = (message: string): string =>
  normalise(
    message
      .replace(/(\d),(?=\d{3})/g, '$1')
      .replace(/(?<=[\d만천원])\s?[-–—∼〜]\s?(?=[\d일이삼사오육칠팔구만천])/g, '~')
      .replace(/(\S{100})\S+/gu, '$1'),
  );
