import { useEffect, useRef, useState } from 'react';
import { useLocation } from '../../links';
import { SearchBox } from '../../ui/field/search-box';
import { rememberWord } from './recent-words';
import * as css from './search-field.css';
import { SearchWords } from './search-words';

const SEARCH = '/gonggu/search';

/** The search box of the posts; while it has the focus, recent and wanted words hang below it, those that fit what is typed. */
export function SearchField({ initial }: { initial?: string }) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [, navigate] = useLocation();
  const field = useRef<HTMLDivElement>(null);
  // Pressed in a page that the server drew, before the app took it over.
  useEffect(() => setOpen(field.current?.contains(document.activeElement) ?? false), []);

  function search(keyword: string) {
    setOpen(false);
    rememberWord(keyword);
    navigate(`${SEARCH}?keyword=${encodeURIComponent(keyword)}`);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only follows the focus of what is inside
    <div
      ref={field}
      className={css.field}
      onFocus={() => setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      <SearchBox
        action={SEARCH}
        {...(initial !== undefined && { initial })}
        onSearch={search}
        onType={(text) => setTyped(text.trim())}
      />
      {isOpen && <SearchWords typed={typed} onChoose={search} />}
    </div>
  );
}
