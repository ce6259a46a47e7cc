import { Search } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Sheet } from '../ui/frame/sheet';
import * as css from './page.css';
import { useKeys } from './use-keys';

export type KeyHint = { keys: readonly string[]; words: string };

type Props = {
  title: string;
  sub?: ReactNode;
  tools?: ReactNode;
  /** What one decides; the left is what one knows. */
  side?: ReactNode;
  keys?: readonly KeyHint[];
  promise?: ReactNode;
  /** The columns of the page are its own. */
  flush?: boolean;
  children: ReactNode;
};

/** A page of the console: bar, work, panel, keys. */
export function Page({ title, sub, tools, side, keys = [], promise, flush = false, children }: Props) {
  return (
    <main id="main" tabIndex={-1} className={css.page}>
      <header className={css.top}>
        <h1 className={css.title}>{title}</h1>
        {sub && <span className={css.sub}>{sub}</span>}
        <span className={css.space} />
        {tools}
        <Find />
      </header>
      <div className={css.body}>
        <div className={flush ? css.flush : css.main}>{children}</div>
        {side && <aside className={css.side}>{side}</aside>}
      </div>
      <footer className={css.foot}>
        {keys.map(({ keys: pressed, words }) => (
          <span key={words} className={css.keyed}>
            {pressed.map((key) => (
              <Key key={key}>{key}</Key>
            ))}
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
      <dl className={css.allKeys}>
        {[...keys, ...EVERYWHERE].map(({ keys: pressed, words }) => (
          <div key={words} className={css.keyLine}>
            <dt className={css.keyed}>
              {pressed.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
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
