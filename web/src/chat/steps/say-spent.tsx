import { Button } from '../../ui/control/button';
import { useCelebrate } from './step-moments';

/** Opens the sheet in which the leader says what it cost. */
export function SaySpent({ word }: { word: string }) {
  const show = useCelebrate();
  return (
    <Button size="small" kind="secondary" onPress={() => show('buy')}>
      {word}
    </Button>
  );
}
