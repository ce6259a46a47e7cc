/** A start that cannot succeed as things are; its message is a sentence for the operator. */
export class StartRefusal extends Error {}
