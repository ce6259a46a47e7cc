import { useState } from 'react';
import { Sheet } from '../ui/frame/sheet';
import { ReportForm } from './report-form';
import { SafetyMenu } from './safety-menu';
import type { Subject } from './subject';

type Props = { subject: Subject; open: boolean; onClose: () => void };

/** First what can be done, then the report; where a report is all there is, at once. */
export function SafetySheet({ subject, open, onClose }: Props) {
  const [reporting, setReporting] = useState(subject.reports ?? subject.userId === undefined);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={reporting ? '어떤 점이 문제인가요?' : `${subject.nickname}님`}
      showTitle={reporting}
    >
      {reporting ? (
        <ReportForm subject={subject} onDone={onClose} />
      ) : (
        <SafetyMenu subject={subject} onReport={() => setReporting(true)} onDone={onClose} />
      )}
    </Sheet>
  );
}
