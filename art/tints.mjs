/** A colour on its way to another: to light, to shadow. */
const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const toHex = (values) =>
  `#${values
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export function mix(from, to, amount) {
  const [a, b] = [channels(from), channels(to)];
  return toHex(a.map((value, index) => value + (b[index] - value) * amount));
}
export const lighten = (color, amount) => mix(color, '#ffffff', amount);
/** Shadows lean to violet, as the emoji do, so that drawn and borrowed objects sit in one light. */
export const deepen = (color, amount) => mix(color, '#3a1d5e', amount);
