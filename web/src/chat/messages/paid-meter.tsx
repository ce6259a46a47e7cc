import * as css from './fact.css';

/** How far the payments are, in the mascot's card. */
export function PaidMeter({ by, of }: { by: number; of: number }) {
  return (
    <div className={css.fact}>
      <span className={css.factLabel}>결제한 이웃</span>
      <span className={css.paid}>
        {by}/{of}명
      </span>
      <div className={css.meter} aria-hidden>
        <div className={css.meterFill} style={{ transform: `scaleX(${of === 0 ? 1 : by / of})` }} />
      </div>
    </div>
  );
}
