import type { MascotColor } from './mascot-look';

export type Hue = {
  light: string;
  base: string;
  deep: string;
  line: string;
  limb: string;
  tint: string;
  cheek: string;
};

export const hues: Record<MascotColor, Hue> = {
  pink: hue('#ffd0de', '#ffa3bf', '#f57fa4', '#e0638c', '#f889ab', '#ffe8f0', '#ff5c87'),
  yellow: hue('#ffeba8', '#ffd45f', '#f8b931', '#dd9a14', '#f9c03f', '#fff4d3', '#ff8a8a'),
  mint: hue('#bff3e4', '#7adfc5', '#48c8a9', '#27a486', '#52cdb0', '#dff8f0', '#ff8a8a'),
  blue: hue('#c3dfff', '#8cc0ff', '#5e9ff4', '#3c80dd', '#6aa8f7', '#e3f0ff', '#ff8a8a'),
  purple: hue('#c6bdff', '#9788f7', '#7262e6', '#5849d0', '#7c6ceb', '#e9e6ff', '#ff9ecf'),
};

function hue(light: string, base: string, deep: string, line: string, limb: string, tint: string, cheek: string): Hue {
  return { light, base, deep, line, limb, tint, cheek };
}

export const ink = '#2b2344';

/** Centre and radius of the ball; a small drawing is rounder and simpler so that it still reads at 24 px. */
export type MascotBuild = { small: boolean; radius: number; strand: number; thread: number };
export const center = { x: 100, y: 108 };

export function build(small: boolean): MascotBuild {
  return small ? { small, radius: 72, strand: 7, thread: 10 } : { small, radius: 66, strand: 4.6, thread: 7 };
}
