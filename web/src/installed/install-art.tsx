import { BookOpen, ChevronLeft, Download, EllipsisVertical, Share, SquarePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './install-sheet.css';
import type { InstallPicture } from './install-steps';

/** A phone and where to tap on it, without words: 104 × 92, as the words beside it say it. */
export function InstallArt({ picture }: { picture: InstallPicture }) {
  const Picture = PICTURES[picture];
  return (
    <svg width={104} height={92} viewBox="0 0 104 92" className={css.art} aria-hidden role="presentation">
      <Picture />
    </svg>
  );
}

const PICTURES: Record<InstallPicture, () => ReactNode> = {
  share: () => (
    <Phone lower>
      <Page from={60} />
      <path d="M3.5 98H60.5V116.5A10 10 0 0 1 50.5 126.5H13.5A10 10 0 0 1 3.5 116.5Z" className={css.bar} />
      <ChevronLeft x={8} y={104} size={13} className={css.quiet} />
      <Share x={25} y={102} size={14} className={css.blue} />
      <BookOpen x={44} y={104} size={12} className={css.quiet} />
      <circle cx={32} cy={109} r={11} className={css.tap} />
    </Phone>
  ),
  add: () => (
    <Phone lower>
      <rect x={3.5} y={58} width={57} height={68.5} rx={10} className={css.bar} />
      <Rows x={8} y={66} width={48} line={5} />
      <SquarePlus x={42} y={85.5} size={12} className={css.white} />
      <circle cx={48} cy={91.5} r={11} className={css.tap} />
    </Phone>
  ),
  menu: () => (
    <Phone>
      <Page from={40} />
      <rect x={3.5} y={3.5} width={57} height={18} rx={9} className={css.bar} />
      <rect x={9} y={10} width={30} height={5} rx={2.5} className={css.strong} />
      <EllipsisVertical x={46} y={6} size={13} className={css.dark} />
      <circle cx={52.5} cy={12.5} r={11} className={css.tap} />
    </Phone>
  ),
  install: () => (
    <Phone>
      <Page from={50} />
      <rect x={16} y={12} width={42} height={58} rx={7} className={css.bar} />
      <Rows x={19} y={16} width={36} line={15} />
      <Download x={21.5} y={34.5} size={11} className={css.white} />
      <circle cx={27} cy={40} r={11} className={css.tap} />
    </Phone>
  ),
  home: () => (
    <Phone>
      <rect x={3.5} y={3.5} width={57} height={123} rx={10} className={css.ground} />
      {[0, 1, 2, 3, 5, 6, 7, 8].map((at) => (
        <rect
          key={at}
          x={8.5 + (at % 3) * 16.5}
          y={20 + Math.floor(at / 3) * 18}
          width={13}
          height={13}
          rx={4}
          className={css.app}
        />
      ))}
      <image href="/icon-192.png" x={19} y={31} width={26} height={26} />
      <circle cx={32} cy={44} r={18} className={css.found} />
    </Phone>
  ),
};

/** Its upper or its lower end. */
function Phone({ lower = false, children }: { lower?: boolean; children: ReactNode }) {
  return (
    <g transform={`translate(20 ${lower ? -52 : 14})`} strokeWidth={2.4}>
      <rect width={64} height={130} rx={13} className={css.frame} />
      <rect x={3.5} y={3.5} width={57} height={123} rx={10} className={css.paper} />
      {children}
    </g>
  );
}

/** What a page looks like from far away. */
function Page({ from }: { from: number }) {
  return [34, 46, 40].map((width, at) => (
    <rect key={width} x={9} y={from + at * 10} width={width} height={5} rx={2.5} className={css.line} />
  ));
}

/** A menu of three, the middle one chosen. */
function Rows({ x, y, width, line }: { x: number; y: number; width: number; line: number }) {
  return [0, 1, 2].map((at) => (
    <g key={at}>
      <rect x={x} y={y + at * 17.5} width={width} height={14.5} rx={5} className={at === 1 ? css.chosen : css.paper} />
      <rect
        x={x + line}
        y={y + 5.5 + at * 17.5}
        width={18}
        height={4}
        rx={2}
        className={at === 1 ? css.onChosen : css.strong}
      />
    </g>
  ));
}
