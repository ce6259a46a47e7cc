import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import * as css from './radius-select.css';

type Props = {
  label: string;
  chosen: string;
  /** Value and words. */
  options: readonly (readonly [string, string])[];
  onChoose: (value: string) => void;
  /** Before the words; without it, it is a chip. */
  icon?: ReactNode;
};

/** A choice in the space of a few words. The browser's own list: every phone draws a good one. */
export function SmallSelect({ label, chosen, options, onChoose, icon }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  const takeOver = useEffectEvent(() => {
    const shown = select.current?.value ?? chosen;
    if (shown !== chosen) onChoose(shown);
  });
  // What was chosen in a page that the server drew, before the app took it over.
  useEffect(() => takeOver(), []);
  return (
    <span className={icon ? css.bare : css.chip}>
      {icon}
      <select
        ref={select}
        autoComplete="off"
        aria-label={label}
        className={icon ? css.bareSelect : css.select}
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden className={icon ? css.bareArrow : css.arrow} />
    </span>
  );
}
