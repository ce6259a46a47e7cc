import { style } from '@vanilla-extract/css';
import { rem } from './rem';
import { font } from './tokens.css';

/**
 * Jua: the voice of the product. The build looks for who imports this file: what first screens write in this face is in a
 * font that is preloaded (`web/build/fonts`). It has one weight, as heavy as bold: the syllables it lacks are the device's,
 * and those would be thin beside it.
 */
const display = { fontFamily: font.display, fontWeight: 700, letterSpacing: '-.01em' } as const;

export const barTitle = style({ ...display, fontSize: rem(20), lineHeight: rem(28) });
export const sectionTitle = style({ ...display, fontSize: rem(20), lineHeight: rem(28) });
export const voice = style({ ...display, fontSize: rem(19), lineHeight: rem(26) });
export const hero = style({ ...display, fontSize: rem(32), lineHeight: rem(42) });
export const headline = style({ ...display, fontSize: rem(24), lineHeight: rem(32) });
