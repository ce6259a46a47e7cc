import { type ChatRoom, costOfShare, type HandoverPerson } from '@mungchi/contract';

/** With what each share came to where the goods cost less; whoever got the money back reads all of it. */
export function withCosts(people: readonly HandoverPerson[], room: ChatRoom): HandoverPerson[] {
  return people.map((person) => {
    const who = room.participants.find(({ participantId }) => participantId === person.participantId);
    return who && person.state !== 'REFUNDED' ? { ...person, share: costOfShare(room, who) } : person;
  });
}
