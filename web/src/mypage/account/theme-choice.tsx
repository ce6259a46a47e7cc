import { MoonStar } from 'lucide-react';
import { useState } from 'react';
import { chooseTheme, chosenTheme, type Theme } from '../../ui/foundation/theme';
import * as menu from '../menu.css';
import * as css from './theme-choice.css';

const CHOICES: { value: Theme; label: string }[] = [
  { value: 'system', label: '시스템' },
  { value: 'light', label: '밝게' },
  { value: 'dark', label: '어둡게' },
];

export function ThemeChoice() {
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <li className={menu.wrapping}>
      <span className={menu.tone.grey}>
        <MoonStar size={20} aria-hidden />
      </span>
      <span className={menu.label} id="theme">
        화면 테마
      </span>
      <div role="radiogroup" aria-labelledby="theme" className={css.choices}>
        {CHOICES.map(({ value, label }) => (
          <label key={value} className={css.choice}>
            <input
              type="radio"
              name="theme"
              className={css.radio}
              checked={theme === value}
              onChange={() => {
                setTheme(value);
                chooseTheme(value);
              }}
            />
            {label}
          </label>
        ))}
      </div>
    </li>
  );
}
