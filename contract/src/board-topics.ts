type Point = { latitude: number; longitude: number };

/**
 * Side of a neighbourhood's grid square, in degrees: about 9 km, more than our widest search circle, so a circle
 * touches at most four squares.
 */
const CELL = 0.1;
const METRES_PER_DEGREE = 111_000;

/** Changes of one group purchase; every signed-in user may subscribe. */
export function boardTopic(boardId: number): string {
  return `/topic/board.${boardId}`;
}

/** Changes of every group purchase in the grid square around a point, for lists and maps. */
export function neighbourhoodTopic({ latitude, longitude }: Point): string {
  return `/topic/boards.${Math.floor(latitude / CELL)}.${Math.floor(longitude / CELL)}`;
}

/** The grid squares that a circle touches. */
export function neighbourhoodTopics({ latitude, longitude }: Point, metres: number): string[] {
  const tall = metres / METRES_PER_DEGREE;
  const wide = tall / Math.cos((latitude * Math.PI) / 180);
  const corners = [-1, 1].flatMap((north) =>
    [-1, 1].map((east) => ({ latitude: latitude + north * tall, longitude: longitude + east * wide })),
  );
  return [...new Set(corners.map(neighbourhoodTopic))];
}

export function isBoardTopic(destination: string): boolean {
  return /^\/topic\/(board\.[1-9]\d{0,14}|boards\.\d{1,4}\.\d{1,5})$/.test(destination);
}
