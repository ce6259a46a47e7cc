import {
  APPOINTMENT_NOTE_MAX,
  APPOINTMENT_PLACE_MAX,
  type Appointment,
  type ChatRoom,
  countCharacters,
  HOUR_MS,
  LATE_CHANGE_HOURS,
} from '@mungchi/contract';
import { MapPin, TrainFront } from 'lucide-react';
import { useState } from 'react';
import { useCancelAppointment, useSetAppointment } from '../api/handover-verbs';
import { useNearSpots } from '../map/use-near-spots';
import { askConfirm, notify } from '../notices/notices';
import { serverNow } from '../time/clock';
import { Button } from '../ui/control/button';
import { Chip } from '../ui/control/chip';
import { lazyPart } from '../ui/feedback/lazy-part';
import { Block } from '../ui/feedback/skeleton';
import { FieldSet } from '../ui/field/field-set';
import { TextField } from '../ui/field/text-field';
import { Sheet } from '../ui/frame/sheet';
import { meetingPointOf, usualPlace } from './appointment-place';
import * as css from './appointment-sheet.css';
import { SlotField } from './slot-field';
import { endOf, eveningIn, isPossible, lengthOf, lengthWords, TIME_REFUSED, usualTimes } from './slot-times';

const PlaceMap = lazyPart(() => import('../map/neighbourhood-map').then((map) => map.NeighbourhoodMap));

const LENGTHS = [30, 60, 120, 180];
const HOUR = 60;

type Props = { room: ChatRoom; appointment: Appointment | null; open: boolean; onClose: () => void };

/** When, how long, where: everybody in the room is told at once. */
export function AppointmentSheet({ room, appointment, open, onClose }: Props) {
  // One that is over is not changed: the next one is a new one, at the same place.
  const [standing] = useState(appointment && Date.parse(appointment.endsAt) > serverNow() ? appointment : null);
  const [startsAt, setStart] = useState(standing?.startsAt ?? eveningIn(1, serverNow()));
  const [minutes, setMinutes] = useState(appointment ? lengthOf(appointment.startsAt, appointment.endsAt) : HOUR);
  const [place, setPlace] = useState(appointment?.place ?? usualPlace(room));
  const [note, setNote] = useState(appointment?.note ?? '');
  const [point, setPoint] = useState(appointment ? meetingPointOf(appointment, room) : roomPoint(room));
  const [onMap, setOnMap] = useState(false);
  const [problems, setProblems] = useState<{ time?: string; place?: string; note?: string }>({});
  const set = useSetAppointment(room.id);
  const cancel = useCancelAppointment(room.id);
  const spots = useNearSpots(room.latitude, room.longitude);
  const lengths = [...new Set([...LENGTHS, minutes])].sort((a, b) => a - b);

  async function press() {
    const found = {
      ...(!isPossible(startsAt, serverNow()) && { time: TIME_REFUSED }),
      ...((place.trim() === '' || countCharacters(place.trim()) > APPOINTMENT_PLACE_MAX) && {
        place: `만나는 곳을 1~${APPOINTMENT_PLACE_MAX}자로 적어 주세요.`,
      }),
      ...(countCharacters(note.trim()) > APPOINTMENT_NOTE_MAX && {
        note: `${APPOINTMENT_NOTE_MAX}자까지 적을 수 있어요.`,
      }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const where = { place: place.trim(), latitude: point?.latitude ?? null, longitude: point?.longitude ?? null };
    const body = { startsAt, endsAt: endOf(startsAt, minutes), note: note.trim(), ...where };
    if (!(await set(body))) return;
    notify(standing ? '약속을 바꾸고 이웃들에게 알렸어요.' : '약속을 정하고 이웃들에게 알렸어요.');
    onClose();
  }

  /** The question stands where the sheet was. */
  async function callOff() {
    onClose();
    const late = standing && Date.parse(standing.startsAt) - serverNow() < LATE_CHANGE_HOURS * HOUR_MS;
    const detail = late
      ? '약속이 2시간도 남지 않았어요. 이웃들에게 급하게 알리고, 늦은 변경으로 기록돼요.'
      : '이웃들에게 바로 알려 드려요.';
    const answers = { yes: '취소할게요', no: '그대로 둘게요', danger: true };
    if (await askConfirm('약속을 취소할까요?', { detail, ...answers })) await cancel();
  }

  return (
    <Sheet open={open} onClose={onClose} title={standing ? '약속 바꾸기' : '약속 정하기'} showTitle>
      <div className={css.sheet}>
        <FieldSet label="언제 만날까요?" error={problems.time}>
          <div className={css.usual}>
            {usualTimes(serverNow()).map((each) => (
              <Chip
                key={each.words}
                kind="choice"
                size="form"
                on={each.startsAt === startsAt}
                onToggle={() => setStart(each.startsAt)}
              >
                {each.words}
              </Chip>
            ))}
          </div>
          <SlotField label="만나는" value={startsAt} onChange={setStart} />
        </FieldSet>
        <FieldSet label="얼마나 머무나요?" error={undefined}>
          <div className={css.chips}>
            {lengths.map((each) => (
              <Chip key={each} kind="choice" size="form" on={each === minutes} onToggle={() => setMinutes(each)}>
                {lengthWords(each)}
              </Chip>
            ))}
          </div>
        </FieldSet>
        <TextField
          label="만나는 곳"
          value={place}
          error={problems.place}
          onChange={(event) => {
            setPlace(event.target.value);
            // The old pin is not where the new words are.
            setPoint(event.target.value === usualPlace(room) ? roomPoint(room) : null);
          }}
        />
        {spots.length > 0 && (
          <div className={css.spots}>
            {spots.map(({ name, latitude, longitude }) => (
              <Chip
                key={name}
                kind="choice"
                size="form"
                on={place === name}
                icon={<TrainFront size={18} aria-hidden />}
                onToggle={() => {
                  setPlace(name);
                  setPoint({ latitude, longitude });
                }}
              >
                {name}
              </Chip>
            ))}
          </div>
        )}
        {onMap ? (
          <PlaceMap
            label="만나는 곳 지도"
            centre={point ?? roomPoint(room)}
            level={3}
            centreMark="pin"
            onPinMove={setPoint}
            className={css.map}
            waiting={<Block height={200} radius={16} />}
          />
        ) : (
          <button
            type="button"
            className={css.onMap}
            onClick={() => {
              setOnMap(true);
              setPoint(point ?? roomPoint(room));
            }}
          >
            <MapPin size={18} aria-hidden />
            지도에서 위치 고르기
          </button>
        )}
        <TextField
          label="남길 말"
          value={note}
          error={problems.note}
          placeholder="초록색 장바구니를 들고 있을게요."
          onChange={(event) => setNote(event.target.value)}
        />
        <div className={css.buttons}>
          <Button onPress={press}>{standing ? '약속 바꾸기' : '약속 정하기'}</Button>
          {standing && (
            <Button kind="plain" onPress={callOff}>
              약속 취소하기
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}

function roomPoint({ latitude, longitude }: ChatRoom) {
  return { latitude, longitude };
}
