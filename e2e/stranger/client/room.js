const { API, SockJS, StompJs } = window;
const STATUS = {
  RECRUITING: '모집중',
  RECRUITED: '모집완료',
  PAYING: '구매중',
  PURCHASED: '구매완료',
  COMPLETED: '공구완료',
};
let stomp = null;

/** What was heard since entering, and the step the stepper shows. */
export const room = { messages: [], status: null };

export function enterRoom(chatRoomId, transport) {
  Object.assign(room, { messages: [], status: null });
  stomp = new StompJs.Client({
    webSocketFactory: () => new SockJS(`${API}/ws/chat`, null, { transports: [transport] }),
    connectHeaders: { Authorization: `Bearer ${localStorage.getItem('accessToken')}`, chatRoomId: String(chatRoomId) },
    heartbeatIncoming: 10_000,
    heartbeatOutgoing: 10_000,
    reconnectDelay: 1000,
  });
  return new Promise((entered, refused) => {
    stomp.onConnect = () => {
      stomp.watchForReceipt('entered', entered);
      stomp.subscribe(`/topic/chatroom.${chatRoomId}`, (frame) => hear(JSON.parse(frame.body)), { receipt: 'entered' });
    };
    stomp.onStompError = (frame) => refused(new Error(frame.headers.message));
    stomp.activate();
  });
}

export function say(chatRoomId, message) {
  const body = JSON.stringify({ chatRoomId: Number(chatRoomId), message, messageType: 'TEXT' });
  stomp.publish({ destination: '/app/chat.sendMessage', body });
}

export function leaveRoom() {
  return stomp.deactivate();
}

function hear(message) {
  const { messageType, chatStatus, id } = message;
  if (messageType === 'SYSTEM' && chatStatus) room.status = STATUS[chatStatus];
  const always = messageType === 'SYSTEM' || messageType === 'ENTER';
  if (always || (id && !room.messages.some((known) => known.id === id))) room.messages.push(message);
}
