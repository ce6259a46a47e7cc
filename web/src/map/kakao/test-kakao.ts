/** A fake of the part of the Kakao Maps SDK that the engine uses, inspectable by tests. */
export function kakaoStandIn() {
  const seen = {
    maps: [] as StandInMap[],
    listeners: [] as { target: unknown; type: string; act: (event?: unknown) => void }[],
  };

  class LatLng {
    constructor(
      private readonly latitude: number,
      private readonly longitude: number,
    ) {}
    getLat = () => this.latitude;
    getLng = () => this.longitude;
  }
  class LatLngBounds {
    constructor(
      private readonly southWest: LatLng,
      private readonly northEast: LatLng,
    ) {}
    getSouthWest = () => this.southWest;
    getNorthEast = () => this.northEast;
    contain = () => true;
  }
  class StandInMap {
    center: LatLng;
    level: number;
    fitted: LatLngBounds | null = null;
    constructor(
      readonly host: HTMLElement,
      options: { center: LatLng; level: number },
    ) {
      this.center = options.center;
      this.level = options.level;
      seen.maps.push(this);
    }
    setCenter = (center: LatLng) => (this.center = center);
    panTo = (center: LatLng) => (this.center = center);
    panBy = () => {};
    relayout = () => {};
    getLevel = () => this.level;
    setLevel = (level: number) => (this.level = level);
    setBounds = (bounds: LatLngBounds) => (this.fitted = bounds);
    getBounds = () =>
      new LatLngBounds(
        new LatLng(this.center.getLat() - 0.02, this.center.getLng() - 0.02),
        new LatLng(this.center.getLat() + 0.02, this.center.getLng() + 0.02),
      );
  }
  class Shape {
    position: LatLng | null;
    map: StandInMap | null = null;
    constructor(readonly options: { position?: LatLng; center?: LatLng; content?: HTMLElement }) {
      this.position = options.position ?? options.center ?? null;
    }
    setMap(map: StandInMap | null) {
      this.map = map;
      if (map && this.options.content) map.host.append(this.options.content);
      else this.options.content?.remove();
    }
    getMap = () => this.map;
    setPosition = (position: LatLng) => (this.position = position);
    getPosition = () => this.position;
    setRadius = () => {};
    setZIndex = () => {};
  }
  class Picture {}

  const maps = {
    LatLng,
    LatLngBounds,
    Map: StandInMap,
    Circle: Shape,
    CustomOverlay: Shape,
    Marker: Shape,
    MarkerImage: Picture,
    Size: Picture,
    Point: Picture,
    event: {
      addListener: (target: unknown, type: string, act: () => void) => seen.listeners.push({ target, type, act }),
      removeListener: (target: unknown, type: string, act: () => void) => {
        seen.listeners = seen.listeners.filter((one) => one.target !== target || one.type !== type || one.act !== act);
      },
    },
    load: (ready: () => void) => ready(),
  };
  const fire = (type: string, event?: unknown) => {
    for (const listener of seen.listeners.filter((one) => one.type === type)) listener.act(event);
  };
  return { kakao: { maps }, seen, fire, LatLng };
}
