import { globalStyle, style } from '@vanilla-extract/css';

const CUT = '1.5pt dashed #000';

export const paper = style({
  display: 'none',
  '@media': { print: { display: 'block', color: '#000', background: '#fff', padding: '14mm 0 0' } },
});
// The cut goes to both edges of the sheet; what is printed keeps off them by itself.
globalStyle('html:has([data-paper])', { '@media': { print: { background: '#fff' } } });
export const head = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '8mm',
  padding: '0 15mm 6mm',
});
export const title = style({
  fontSize: '24pt',
  lineHeight: 1.3,
  fontWeight: 800,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
});
export const meeting = style({ marginTop: '1mm', fontSize: '13pt', lineHeight: 1.4 });
export const sums = style({ flex: 'none', fontSize: '12pt', lineHeight: 1.5, fontWeight: 600, textAlign: 'right' });
export const left = style({ display: 'block' });
export const rows = style({ paddingTop: '1.5pt' });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '27mm minmax(0, 1fr) 30mm minmax(0, 1fr) 24mm',
  alignItems: 'center',
  gap: '3mm',
  height: '24mm',
  padding: '0 15mm',
  // Each has both lines, one over the other: the first of the next sheet is cut off above, too.
  marginTop: '-1.5pt',
  borderTop: CUT,
  borderBottom: CUT,
  breakInside: 'avoid',
  boxSizing: 'border-box',
});
export const scissors = style({ position: 'absolute', left: '4mm', bottom: -9, background: '#fff' });
export const seats = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '2mm',
  fontSize: '40pt',
  lineHeight: 1,
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
export const unit = style({ fontSize: '15pt', fontWeight: 700 });
const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
export const person = style({ minWidth: 0 });
export const nickname = style({ ...twoLines, fontSize: '18pt', lineHeight: 1.2 });
export const me = style({
  marginLeft: '2mm',
  padding: '0 2.5mm',
  border: '1pt solid #000',
  borderRadius: 99,
  fontSize: '11pt',
  fontWeight: 600,
  verticalAlign: 'middle',
});
export const share = style({ display: 'block', fontSize: '12pt', lineHeight: 1.4 });
export const amount = style({ fontSize: '18pt', lineHeight: 1.2, overflowWrap: 'anywhere' });
export const note = style({ ...twoLines, WebkitLineClamp: 3, fontSize: '13pt', lineHeight: 1.3 });
export const received = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '3mm',
  fontSize: '12pt',
  whiteSpace: 'nowrap',
});
export const box = style({ width: '9mm', height: '9mm', border: '1pt solid #000', borderRadius: '2mm' });
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  padding: '8mm 15mm 0',
  fontSize: '10pt',
  breakInside: 'avoid',
});
