import { Search, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as css from './search-box.css';
import { useEnter } from './use-enter';

type Props = {
  /** Where its keyword leads without the app, from a page that the server drew. */
  action: string;
  onSearch: (keyword: string) => void;
  /** What stands in it, whenever somebody changes that. */
  onType?: (text: string) => void;
  initial?: string;
  placeholder?: string;
  /** Stands at the right end, e.g. a switch. */
  trailing?: ReactNode;
};

/** Blank text does nothing; the keyword arrives trimmed, once. Give it a `key` to start over with another `initial`. */
export function SearchBox(props: Props) {
  const { action, onSearch, onType, initial = '', placeholder = '검색어를 입력해주세요.', trailing } = props;
  const [text, setText] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  const enter = useEnter(submit);
  // What was typed into a page that the server drew, before the app took it over.
  useLayoutEffect(() => setText(input.current?.value ?? ''), []);

  function type(next: string) {
    setText(next);
    onType?.(next);
  }

  function submit(value: string) {
    const keyword = value.trim();
    if (keyword === '') return;
    input.current?.blur();
    onSearch(keyword);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the browsers we still serve
    <form
      role="search"
      action={action}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit(text);
      }}
    >
      <button type="submit" className={css.submit} aria-label="검색">
        <Search size={22} aria-hidden />
      </button>
      <input
        ref={input}
        type="search"
        name="keyword"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        aria-label="검색어"
        className={css.input}
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        {...enter}
      />
      {text !== '' && (
        <button
          type="button"
          className={css.clear}
          aria-label="검색어 지우기"
          onClick={() => {
            type('');
            input.current?.focus();
          }}
        >
          <X size={18} aria-hidden />
        </button>
      )}
      {trailing}
    </form>
  );
}
