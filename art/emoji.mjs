/** Objects borrowed from Fluent Emoji (MIT). The 99 MB package lives in .cache and is fetched on first use only. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nextId } from './definitions.mjs';

const CACHE = fileURLToPath(new URL('../.cache/art', import.meta.url));
const ICONS = `${CACHE}/node_modules/@iconify-json/fluent-emoji/icons.json`;

let icons;
function load() {
  if (!existsSync(ICONS)) {
    execFileSync('npm', ['install', '--prefix', CACHE, '--no-save', '@iconify-json/fluent-emoji@1.2.7'], {
      stdio: 'inherit',
    });
  }
  icons ??= JSON.parse(readFileSync(ICONS, 'utf8')).icons;
  return icons;
}

/** `tint` turns hue by degrees and scales saturation and lightness: a red pepper becomes a yellow one. */
export const emoji = (name, size = 44, tint = null) => {
  const icon = load()[name];
  if (!icon) throw new Error(`no emoji ${name}`);
  const prefix = nextId();
  let body = icon.body.replaceAll(/(id="|url\(#|href="#)/g, `$1${prefix}`);
  if (tint) body = body.replaceAll(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi, (hex) => turn(hex, tint));
  // Most emoji leave a margin of one unit around and stand a little above the box's foot.
  return {
    w: size,
    h: size,
    body: `<svg width="${size}" height="${size}" viewBox="1.5 1.5 29 29">${body}</svg>`,
  };
};

function turn(hex, { hue = 0, saturation = 1, light = 1 }) {
  const full = hex.length === 4 ? `#${hex.slice(1).replaceAll(/./g, '$&$&')}` : hex;
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const spread = max - min;
  let h = 0;
  if (spread) {
    if (max === r) h = ((g - b) / spread) % 6;
    else if (max === g) h = (b - r) / spread + 2;
    else h = (r - g) / spread + 4;
  }
  const l = Math.min(1, ((max + min) / 2) * light);
  const s = Math.min(1, (spread ? spread / (1 - Math.abs(max + min - 1) || 1) : 0) * saturation);
  return fromHsl((h * 60 + hue + 720) % 360, s, l);
}

function fromHsl(h, s, l) {
  const chroma = (1 - Math.abs(2 * l - 1)) * s;
  const channel = (n) => {
    const k = (n + h / 30) % 12;
    return Math.round((l - (chroma / 2) * Math.max(-1, Math.min(k - 3, 9 - k, 1))) * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
