type Point = { latitude: number; longitude: number };

/** A square of the grid that neighbourhoods are told apart by. */
export type Square = { row: number; column: number };

/**
 * Side of a square, in degrees: about 9 km, more than our widest search circle, so a circle touches at most four
 * squares.
 */
const CELL = 0.1;
const METRES_PER_DEGREE = 111_000;

export function squareAt({ latitude, longitude }: Point): Square {
  return { row: Math.floor(latitude / CELL), column: Math.floor(longitude / CELL) };
}

/** The squares that a circle touches. */
export function squaresAround({ latitude, longitude }: Point, metres: number): Square[] {
  const tall = metres / METRES_PER_DEGREE;
  const wide = tall / Math.cos((latitude * Math.PI) / 180);
  const south = squareAt({ latitude: latitude - tall, longitude: longitude - wide });
  const north = squareAt({ latitude: latitude + tall, longitude: longitude + wide });
  const rows = [...new Set([south.row, north.row])];
  const columns = [...new Set([south.column, north.column])];
  return rows.flatMap((row) => columns.map((column) => ({ row, column })));
}
