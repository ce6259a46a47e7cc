export type Unusable = 'UPLOAD_TYPE' | 'UPLOAD_BROKEN' | 'UPLOAD_TOO_LONG' | 'TOO_MANY_PIXELS';

/** The file itself cannot be used: whoever uploads it reads why. */
export class UnusablePicture extends Error {
  readonly why: Unusable;

  constructor(why: Unusable) {
    super(why);
    this.why = why;
  }
}

/** It takes too long to decode, and was stopped. */
export class TooSlow extends Error {}

/** The process that decoded it ended over it: too much memory, or a decoder that broke. */
export class EncoderLost extends Error {}
