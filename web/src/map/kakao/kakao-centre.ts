import { pointAt } from '../map-scale';
import type { MapPoint, MapScene } from '../map-types';
import { hereDot, PLACE_PIN, placePin, ringWord } from '../marker-elements';

/** The centre of the scene: ring, its label, and a dot or a draggable pin. */
export function kakaoCentre(map: kakao.maps.Map, onPinMove: (point: MapPoint) => void) {
  const { maps } = kakao;
  const at = ({ latitude, longitude }: MapPoint) => new maps.LatLng(latitude, longitude);
  const nowhere = new maps.LatLng(0, 0);
  const overlay = (content: HTMLElement, zIndex: number) =>
    new maps.CustomOverlay({ content, position: nowhere, xAnchor: 0, yAnchor: 0, zIndex });

  const ring = new maps.Circle({
    center: nowhere,
    radius: 0,
    strokeWeight: 2.5,
    strokeColor: '#5849d0',
    strokeOpacity: 1,
    strokeStyle: 'shortdash',
    fillColor: '#5849d0',
    fillOpacity: 0.07,
  });
  const dot = overlay(hereDot(), 2);
  const place = overlay(placePin(), 3);
  const image = `data:image/svg+xml,${encodeURIComponent(PLACE_PIN)}`;
  const pin = new maps.Marker({
    position: nowhere,
    draggable: true,
    image: new maps.MarkerImage(image, new maps.Size(34, 48), { offset: new maps.Point(17, 47) }),
    zIndex: 30,
  });
  maps.event.addListener(pin, 'dragend', () => {
    const position = pin.getPosition();
    onPinMove({ latitude: position.getLat(), longitude: position.getLng() });
  });
  let word: kakao.maps.CustomOverlay | null = null;
  let metres: number | null = null;

  return {
    show({ centre, circleMetres, centreMark }: MapScene): void {
      if (circleMetres !== metres) {
        word?.setMap(null);
        word = circleMetres === null ? null : overlay(ringWord(circleMetres), 1);
        word?.setMap(map);
        ring.setMap(circleMetres === null ? null : map);
        metres = circleMetres;
      }
      ring.setPosition(at(centre));
      ring.setRadius(metres ?? 0);
      word?.setPosition(at(pointAt(centre, metres ?? 0, 143)));
      dot.setMap(centreMark === 'here' ? map : null);
      place.setMap(centreMark === 'place' ? map : null);
      pin.setMap(centreMark === 'pin' ? map : null);
      for (const mark of [dot, place, pin]) mark.setPosition(at(centre));
    },
  };
}
