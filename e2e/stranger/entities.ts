/** What the second client reads, under the names the two documents give; nothing else exists for it. */

export type Card = {
  id: number;
  image: string;
  title: string;
  price: number;
  location: string;
  boardStatus: string;
  totalUsers: number;
  currentUsers: number;
  participants: { profileUrl: string }[];
  createAt: string;
  largeCategoryId: number;
  latitude: number;
  longitude: number;
};

export type Detail = {
  id: number;
  title: string;
  price: number;
  totalUser: number;
  currentUsers: number;
  content: string;
  images: string[];
  boardStatus: string;
  productId: number | null;
  editable: boolean;
  chatRoomId: number;
  likeCount: number;
  join: boolean;
  participants: { userId: number; nickname: string; profileUrl: string; mannerLeader: number }[];
};

export type Form = {
  name: string;
  totalUser: number;
  quantity: string;
  price: number;
  location: string;
  content: string;
  deadline: string;
  categoryId: number;
  productId?: number | null;
  images: string[];
};

export type RoomRow = {
  id: number;
  title: string;
  imgUrl: string;
  participantCount: number;
  lastMessage: string;
  unreadCount: number;
};

export type Room = {
  title: string;
  groupBoardId: number;
  imgUrl: string;
  price: number;
  status: string;
  location: string;
  address: string;
  tradeCompleted: boolean;
  participants: Participant[];
  messages: Message[];
};

export type Participant = {
  participantId: number;
  nickname: string;
  profileUrl: string;
  me: boolean;
  role: string;
  payStatement: string;
  perPersonPrice: number;
  reviewed: boolean;
  tradeCompleted: boolean;
};

export type Message = {
  id: string;
  messageType: string;
  participantId: number | null;
  chatStatus: string | null;
  message: string;
  sendAt: string;
  senderNickname: string | null;
  senderProfileUrl: string | null;
};

export type Profile = {
  nickname: string;
  profileUrl: string;
  mannerLeader: number;
  mannerParticipant: number;
  reviewKeywordDto: { keywords: string[] };
};

export type Me = { name: string; email: string; phone: string; address: string; nickname: string; profileUrl: string };

export type Product = { id: number; name: string; price: number; imgUrl: string };

export type ProductDetail = Product & { productUrl: string; largeCategory: string; likeCount: number };

export type ProductBoard = {
  id: number;
  deadline: string;
  totalUser: number;
  participants: { userId: number; nickname: string; profileUrl: string }[];
};

export type Reply = {
  bot_response: string;
  session_id: string;
  message_count: number;
  recommended_products: { product_id: number; img_url: string }[];
};
