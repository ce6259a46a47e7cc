/** The Han through Seoul: longitude and latitude of its middle, and half its width in metres. */
const HAN: readonly (readonly [longitude: number, latitude: number, half: number])[] = [
  [127.222, 37.547, 330],
  [127.196, 37.568, 360],
  [127.168, 37.577, 380],
  [127.146, 37.573, 380],
  [127.128, 37.559, 400],
  [127.114, 37.545, 420],
  [127.104, 37.531, 430],
  [127.091, 37.5235, 430],
  [127.074, 37.5245, 430],
  [127.057, 37.5305, 430],
  [127.043, 37.5365, 430],
  [127.032, 37.5385, 430],
  [127.02, 37.535, 430],
  [127.012, 37.5265, 440],
  [127.003, 37.518, 460],
  [126.992, 37.512, 480],
  [126.98, 37.51, 480],
  [126.967, 37.5135, 430],
  [126.955, 37.519, 430],
  [126.944, 37.5265, 440],
  [126.937, 37.5345, 440],
  [126.927, 37.5405, 450],
  [126.912, 37.5445, 450],
  [126.899, 37.5465, 460],
  [126.886, 37.5535, 460],
  [126.872, 37.5635, 460],
  [126.857, 37.5735, 460],
  [126.84, 37.584, 480],
  [126.822, 37.594, 500],
  [126.8, 37.604, 520],
  [126.77, 37.622, 560],
  [126.74, 37.64, 620],
  [126.705, 37.66, 700],
  [126.675, 37.69, 800],
];

const METRES_PER_DEGREE = 111_195;

/** Its banks, as one ring: down one side and back up the other. `[latitude, longitude]`, as Leaflet takes it. */
export function hanRiver(): [number, number][] {
  const sides = HAN.map(([longitude, latitude, half], index) => {
    const [before, after] = [HAN[Math.max(0, index - 1)]!, HAN[Math.min(HAN.length - 1, index + 1)]!];
    const squeeze = Math.cos((latitude * Math.PI) / 180);
    const [east, north] = [(after[0] - before[0]) * squeeze, after[1] - before[1]];
    const length = Math.hypot(east, north);
    const off = half / METRES_PER_DEGREE;
    const [sideEast, sideNorth] = [(-north / length / squeeze) * off, (east / length) * off];
    return {
      left: [latitude + sideNorth, longitude + sideEast] as [number, number],
      right: [latitude - sideNorth, longitude - sideEast] as [number, number],
    };
  });
  return [...sides.map(({ left }) => left), ...sides.map(({ right }) => right).reverse()];
}
