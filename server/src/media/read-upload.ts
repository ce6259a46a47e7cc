import { UPLOAD_MAX_BYTES } from '@mungchi/contract';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';

/** The form around the file: boundaries, names, the ignored `upload_preset`. */
const FORM_BYTES = 64 * 1024;

export const MULTIPART_LIMITS = { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 10, fieldSize: 4096, parts: 12 };

/** The bytes of the one file in the field `file`. */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) {
    throw new Refusal(request.headers['content-type'] ? 'UNSUPPORTED_MEDIA_TYPE' : 'UPLOAD_MISSING');
  }
  if (Number(request.headers['content-length'] ?? 0) > UPLOAD_MAX_BYTES + FORM_BYTES) {
    throw new Refusal('UPLOAD_TOO_LARGE');
  }
  const bytes = await fileOf(request).catch((error) => {
    throw refusalOf(error);
  });
  if (!bytes || bytes.length === 0) throw new Refusal('UPLOAD_MISSING');
  return bytes;
}

async function fileOf(request: FastifyRequest): Promise<Buffer | null> {
  let bytes: Buffer | null = null;
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    // An unread file stream would block the rest of the form.
    const content = await part.toBuffer();
    if (part.fieldname === 'file') bytes = content;
  }
  return bytes;
}

/** Any other error here is a malformed form: truncated, no boundary, invalid. */
function refusalOf(error: { code?: string }): Refusal {
  switch (error.code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return new Refusal('UPLOAD_TOO_LARGE');
    case 'FST_FILES_LIMIT':
      return new Refusal('INVALID_FIELDS', { file: '사진은 한 장씩 올려 주세요.' });
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
    case 'FST_PROTO_VIOLATION':
      return new Refusal('BAD_REQUEST');
    default:
      return new Refusal('UPLOAD_BROKEN');
  }
}
