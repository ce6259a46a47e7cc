import { type AssistantReply, split } from '@mungchi/contract';
import type { BuiltInAnswer } from './answer';
import { judge } from './retrieve/exclusion-rules';
import type { Good } from './retrieve/goods-index';
import type { OpenBoard } from './retrieve/match-boards';

/** The final answer. Exclusions are enforced once more here, whoever chose the products. */
export function toReply({
  goods,
  boards,
  unsureGoods,
  unsureBoards,
  people,
  reasons,
  held,
  saidBack,
  chips,
  suggestions,
  ways,
  text,
}: BuiltInAnswer): Omit<AssistantReply, 'session_id' | 'message_count'> {
  const product = ({ id, name, price, picture }: Good) => ({
    product_id: id,
    img_url: picture.url,
    name,
    price,
    price_per_person: split(price, people).follower,
    people,
    reason: reasons.get(id) ?? '',
  });
  return {
    bot_response: text,
    recommended_products: goods.filter((good) => judge(good, held.excluded) === 'clear').map(product),
    recommended_boards: boards.map(toBoard),
    unsure_products: unsureGoods.map(product),
    unsure_boards: unsureBoards.map(toBoard),
    exclusions: held.excluded.map(({ key, label }) => ({ key, label })),
    said_back: saidBack,
    understood: chips,
    suggestions,
    ways,
  };
}

const toBoard = ({
  id,
  title,
  imgUrl,
  perHead,
  metres,
  seatsLeft,
  members,
  people,
  deadline,
  isJoined,
}: OpenBoard) => ({
  board_id: id,
  title,
  img_url: imgUrl,
  price_per_person: perHead,
  distance: Math.round(metres),
  seats_left: seatsLeft,
  members,
  people,
  deadline,
  joined: isJoined,
});
