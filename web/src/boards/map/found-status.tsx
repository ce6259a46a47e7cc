import { useState } from 'react';
import { hidden } from '../../ui/foundation/type.css';

type Props = {
  /** The circle and the shelf that were asked for. */
  asked: string;
  /** Null until known. */
  count: number | null;
};

/** Tells screen readers what was found, once per question: not pin by pin, nor when a purchase opens or fills meanwhile. */
export function FoundStatus({ asked, count }: Props) {
  const [said, setSaid] = useState<{ asked: string; count: number } | null>(null);
  if (count !== null && said?.asked !== asked) setSaid({ asked, count });
  return (
    <p role="status" className={hidden}>
      {/* That there is none is said by an alert. */}
      {said && said.count > 0 && `${said.asked} 공구 ${said.count}개`}
    </p>
  );
}
