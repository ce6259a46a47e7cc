import { RADII } from '@mungchi/contract';
import type { Radius } from '../api/nearby-filter';
import { radiusText } from '../ui/text/distance';
import { SmallSelect } from './small-select';

/** How far to look, in the space of one chip. */
export function RadiusSelect({ chosen, onChoose }: { chosen: Radius; onChoose: (radius: Radius) => void }) {
  return (
    <SmallSelect
      label="반경"
      chosen={String(chosen)}
      options={RADII.map((radius) => [String(radius), radiusText(radius)])}
      onChoose={(value) => onChoose(Number(value) as Radius)}
    />
  );
}
