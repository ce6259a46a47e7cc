import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color } from '../../ui/foundation/tokens.css';

export const chart = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });
export const axis = style({ fill: color.faint, fontSize: rem(12), fontVariantNumeric: 'tabular-nums' });
/** Legible where a line runs through it. */
export const overLine = style([axis, { stroke: color.bg, strokeWidth: 3, paintOrder: 'stroke' }]);
export const label = style({ fill: color.text, fontSize: rem(12), fontWeight: 700 });
export const grid = style({ stroke: color.line, strokeWidth: 1 });
export const ink = style({ stroke: color.text, strokeWidth: 1.5 });
export const brand = style({ fill: color.brandText });
export const soft = style({ fill: color.brandSoft });
export const brandText = style([label, { fill: color.brandText }]);
export const warmText = style([label, { fill: color.gold }]);
/** On the brand's bar. */
export const inBar = style([label, { fill: color.bg }]);
export const line = style({ fill: 'none', stroke: color.brandText, strokeWidth: 1.6, strokeLinejoin: 'round' });
export const warmLine = style({ fill: 'none', stroke: color.gold, strokeWidth: 1.8, strokeLinejoin: 'round' });
export const ghost = style({ fill: 'none', stroke: color.edge, strokeWidth: 1, strokeDasharray: '3 2' });
export const area = style({ fill: color.brandText, opacity: 0.1 });
export const hatchLine = style({ stroke: color.gold, strokeWidth: 2.5 });
export const hatchGround = style({ fill: color.goldBg });
export const dashed = style({ stroke: color.text, strokeWidth: 1.5, strokeDasharray: '3 3' });
export const redLine = style({ stroke: color.red, strokeWidth: 2.5 });
export const redGround = style({ fill: color.redBg });
export const rail = style({ fill: color.greyBg });
export const month = style({ stroke: color.line, strokeWidth: 1, strokeDasharray: '2 3' });
export const upheld = style({ fill: color.red, stroke: color.red, strokeWidth: 1.5, strokeLinejoin: 'round' });
export const waiting = style({ fill: color.bg, stroke: color.red, strokeWidth: 2, strokeLinejoin: 'round' });
export const ring = style({ fill: color.bg, stroke: color.edge, strokeWidth: 2 });
export const sanction = style({ fill: color.gold });
