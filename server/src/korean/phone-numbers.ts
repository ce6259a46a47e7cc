/** A mobile, a fixed or a forwarded number, also abroad's way, with its digits spread out. */
export const PHONE =
  /(?<!\d)(?:\+?82[^\d\n]{0,3}0?|0)[ .-]?1[ .-]?[016789](?:[^\d\n]{0,3}\d){7,8}(?!\d)|(?<!\d)0(?:2|[3-6]\d|70|50\d)[-._ )]{1,2}\d{3,4}[-._ ]\d{4}(?!\d)/;
