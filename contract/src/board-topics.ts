type Point = { latitude: number; longitude: number };

/** Side of a neighbourhood's square, in degrees: some 9 km, wider than our widest circle, which so touches four at most. */
const CELL = 0.1;
const METRES_PER_DEGREE = 111_000;

/** News of one group purchase; open to everyone who is signed in. */
export function boardTopic(boardId: number): string {
  return `/topic/board.${boardId}`;
}

/** News of everything in the square around a point, for lists and maps. */
export function neighbourhoodTopic({ latitude, longitude }: Point): string {
  return `/topic/boards.${Math.floor(latitude / CELL)}.${Math.floor(longitude / CELL)}`;
}

/** The squares that a circle touches. */
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
