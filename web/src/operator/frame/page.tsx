import { ChevronLeft, Search } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useLocation } from '../../links';
import { IconButton, IconLink } from '../../ui/control/icon-button';
import { Sheet } from '../../ui/frame/sheet';
import { Avatar } from '../../ui/piece/avatar';
import * as panel from '../decide/decision-panel.css';
import { look } from './look.css';
import * as css from './page.css';
import { useIsPhone } from './use-is-phone';
import { useKeys } from './use-keys';

export type KeyHint = { keys: readonly string[]; words: string };

type Props = {
  title: string;
  sub?: ReactNode;
  tools?: ReactNode;
  /** Beside the work: more of what one knows. */
  side?: ReactNode;
  /** What one decides: a `DecisionPanel` or an `OpenedPanel`. */
  decision?: ReactNode;
  keys?: readonly KeyHint[];
  promise?: ReactNode;
  /** The columns of the page are its own. */
  flush?: boolean;
  /** On a phone, the way out of a case. */
  onBack?: (() => void) | undefined;
  children: ReactNode;
};

/** A page of the console: bar, work, panel, keys. */
export function Page({
  title,
  sub,
  tools,
  side,
  decision,
  keys = [],
  promise,
  flush = false,
  onBack,
  children,
}: Props) {
  const isPhone = useIsPhone();
  const beside = (
    <>
      {sub && <span className={css.sub}>{sub}</span>}
      {!isPhone && <span className={css.space} />}
      {tools}
    </>
  );
  return (
    <main id="main" tabIndex={-1} className={css.page}>
      <header className={css.top}>
        {isPhone && <Start onBack={onBack} />}
        <h1 className={css.title}>{title}</h1>
        {isPhone ? <IconLink icon={Search} label="이웃 찾기" to="/operator/people" /> : beside}
        {!isPhone && <Find />}
      </header>
      {isPhone && (sub || tools) && <div className={css.under}>{beside}</div>}
      <div className={css.body}>
        <div className={flush ? css.flush : css.main}>{children}</div>
        {side && <aside className={panel.side}>{side}</aside>}
        {decision}
      </div>
      <footer className={css.foot}>
        {keys.map(({ keys: pressed, words }) => (
          <span key={words} className={css.keyed}>
            <Pressed keys={pressed} />
            {words}
          </span>
        ))}
        <span className={css.keyed}>
          <Key>?</Key>모든 키
        </span>
        <span className={css.space} />
        {promise}
      </footer>
      <AllKeys keys={keys} />
    </main>
  );
}

function Start({ onBack }: { onBack: (() => void) | undefined }) {
  if (onBack) return <IconButton icon={ChevronLeft} label="뒤로 가기" iconSize={28} onClick={onBack} />;
  return (
    <Link to="/" className={css.face} aria-label="뭉치로 돌아가기">
      <Avatar profileUrl="/avatars/purple.webp" size={32} />
    </Link>
  );
}

const EVERYWHERE: readonly KeyHint[] = [
  { keys: ['/'], words: '이웃·공구 찾기' },
  { keys: ['Esc'], words: '쓰던 칸에서 나오기' },
  { keys: ['?'], words: '모든 키' },
];

/** What the keys of this page do, and those of every page. */
function AllKeys({ keys }: { keys: readonly KeyHint[] }) {
  const [open, setOpen] = useState(false);
  useKeys({ '?': () => setOpen(true) });
  return (
    <Sheet open={open} onClose={() => setOpen(false)} title="키보드로 하기">
      <dl className={`${look} ${css.allKeys}`}>
        {[...keys, ...EVERYWHERE].map(({ keys: pressed, words }) => (
          <div key={words} className={css.keyLine}>
            <dt className={css.keyed}>
              <Pressed keys={pressed} />
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

/** The dash of `1 – 6` is none. */
function Pressed({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => (key === '–' ? <span key={key}>–</span> : <Key key={key}>{key}</Key>));
}

export function Key({ children, on = false }: { children: ReactNode; on?: boolean }) {
  return <kbd className={on ? css.keyOn : css.key}>{children}</kbd>;
}

/** `#1284` is a purchase; everything else is looked for among neighbours first. */
function Find() {
  const [, go] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => input.current?.focus() });
  return (
    <form
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        const words = input.current?.value.trim() ?? '';
        if (words === '') return;
        const place = /^#\d+$/.test(words) ? 'boards' : 'people';
        go(`/operator/${place}?query=${encodeURIComponent(words)}`);
      }}
    >
      <Search size={16} aria-hidden />
      <input ref={input} className={css.searchInput} aria-label="이웃·공구·번호 찾기" placeholder="이웃·#공구 찾기" />
      <Key>/</Key>
    </form>
  );
}
