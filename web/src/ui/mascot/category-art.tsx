/** The small picture of a category; 0 is all of them. Decoration: the name stands beside it. */
export function CategoryArt({ categoryId, size = 36 }: { categoryId: 0 | 1 | 2 | 3 | 4; size?: number }) {
  return (
    <img
      src={`/art/category-${categoryId}.webp`}
      alt=""
      width={size}
      height={size}
      decoding="async"
      onError={leaveRoom}
    />
  );
}

/** Hides the browser's broken-image icon. */
function leaveRoom({ currentTarget }: { currentTarget: HTMLImageElement }): void {
  currentTarget.style.visibility = 'hidden';
}
