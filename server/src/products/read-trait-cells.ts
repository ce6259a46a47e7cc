import { ALLERGENS, completeTraits, PROPERTIES, type Trait, type Traits } from './trait-rules';

const NONE = '없음';
const UNSURE = '?';

/**
 * The two cells of a catalogue line. A blank cell means unknown; a filled one is complete, so what it omits is
 * absent, except words with a question mark (`?냉동`), which are unknown. Null on an unknown word.
 */
export function readTraitCells(allergens: string, properties: string): Traits | null {
  const cells = [readCell(allergens, ALLERGENS), readCell(properties, PROPERTIES)];
  if (cells.includes(null)) return null;
  return completeTraits({
    contains: cells.flatMap((cell) => cell?.contains ?? []),
    freeOf: cells.flatMap((cell) => cell?.freeOf ?? []),
  });
}

function readCell(cell: string, names: Partial<Record<Trait, string>>): Traits | null {
  const words = cell
    .split(/[|;,]/)
    .map((word) => word.trim())
    .filter(Boolean);
  if (words.length === 0) return { contains: [], freeOf: [] };
  const known = Object.entries(names) as [Trait, string][];
  const told = words.filter((word) => word !== NONE);
  if (told.some((word) => !known.some(([, name]) => word.replace(UNSURE, '') === name))) return null;
  return {
    contains: known.filter(([, name]) => told.includes(name)).map(([trait]) => trait),
    freeOf: known.filter(([, name]) => !told.includes(name) && !told.includes(UNSURE + name)).map(([trait]) => trait),
  };
}
