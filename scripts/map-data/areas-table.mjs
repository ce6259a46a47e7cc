const SCALE = 1e5;

/** What the server reads: names, centres, and outlines as rings of whole numbers, each point relative to the one before. */
export function areasTable({ areas }) {
  return {
    scale: SCALE,
    areas: areas.map(({ code, province, district, name, centre, outline }) => ({
      code,
      province,
      district,
      name,
      longitude: centre[0],
      latitude: centre[1],
      rings: outline === null ? [] : ringsOf(outline).map(relative),
    })),
  };
}

/** Holes and parts alike: counting crossings over all rings tells inside from outside. */
function ringsOf(outline) {
  return outline.type === 'Polygon' ? outline.coordinates : outline.coordinates.flat();
}

function relative(ring) {
  let [lastX, lastY] = [0, 0];
  return ring.flatMap(([longitude, latitude]) => {
    const [x, y] = [Math.round(longitude * SCALE), Math.round(latitude * SCALE)];
    const step = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return step;
  });
}
