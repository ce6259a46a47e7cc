import type { BusyArea, VisitedArea } from '@mungchi/contract';
import { countVisitedBoards, fullestSquares } from '../boards/lists/visit-boards';
import type { Deps } from '../deps';
import { areaAt } from '../places/area-of';
import { distanceMetres } from '../places/distance';
import { visitedAreaOf } from './visited-area';

const SHOWN = 5;
/** More than are shown: two squares may lie in one neighbourhood. */
const SQUARES = 12;
/** It counts everything that recruits, and visitors need it only roughly. */
const KEPT_MS = 5 * 60_000;

type Counted = VisitedArea & { open: number };

/** Where most recruits, each with the number its list will show; counted at most once in five minutes, whoever asks. */
export function busyAreas({ now }: Pick<Deps, 'now'>): (reading: Deps) => Promise<BusyArea[]> {
  let kept: { areas: Promise<BusyArea[]>; at: number } | null = null;
  return (reading) => {
    const at = now().getTime();
    if (kept && at >= kept.at && at - kept.at < KEPT_MS) return kept.areas;
    const fresh = { areas: countAreas(reading), at };
    kept = fresh;
    fresh.areas.catch(() => {
      if (kept === fresh) kept = null;
    });
    return fresh.areas;
  };
}

async function countAreas({ db, now }: Deps): Promise<BusyArea[]> {
  const at = now();
  const squares = await fullestSquares(db, SQUARES, at);
  const areas = [...new Set(squares.flatMap((square) => areaAt(square) ?? []))];
  const counted: Counted[] = [];
  for (const area of areas) {
    const visited = visitedAreaOf(area);
    counted.push({ ...visited, open: await countVisitedBoards(db, visited, at) });
  }
  const fullest = counted.filter(({ open }) => open > 0).sort((one, other) => other.open - one.open);
  return apart(fullest)
    .slice(0, SHOWN)
    .map(({ code, name, address, open }) => ({ code, name, address, open }));
}

/** Neighbourhoods side by side show nearly the same: the fuller one stands for both. */
function apart(areas: Counted[]): Counted[] {
  const kept: Counted[] = [];
  for (const area of areas) {
    if (kept.every((other) => distanceMetres(other, area) > area.metres)) kept.push(area);
  }
  return kept;
}
