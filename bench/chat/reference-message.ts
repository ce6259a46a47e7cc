/** The references deliver what the product delivers, so that the same bytes are sent. */
export function referenceMessage(room: string, seq: number, message: string): string {
  return JSON.stringify({
    id: `${room}-${seq}`,
    seq,
    messageType: 'TEXT',
    participantId: 1,
    chatStatus: null,
    notice: null,
    message,
    sendAt: new Date().toISOString(),
    senderNickname: '이웃1',
    senderProfileUrl: '/avatars/pink.webp',
    key: 'abcdefghijk-1',
  });
}
