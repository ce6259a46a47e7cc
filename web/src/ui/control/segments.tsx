import * as css from './segments.css';

/** A few ways to see one thing, side by side. */
export function Segments<T extends string>({
  value,
  options,
  onChange,
  label,
}: {
  value: T;
  options: readonly (readonly [T, string])[];
  onChange: (value: T) => void;
  label: string;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere
    <div role="group" aria-label={label} className={css.row}>
      {options.map(([option, words]) => (
        <button
          key={option}
          type="button"
          className={css.segment}
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
