import { UPLOAD_MAX_BYTES } from '@mungchi/contract';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';

/** The form around the file: boundaries, names, the ignored `upload_preset`. */
const FORM_BYTES = 64 * 1024;

export const MULTIPART_LIMITS = { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 10, fieldSize: 4096, parts: 12 };

export type UploadForm = { file: Buffer; fields: Record<string, string> };

/** The bytes of the one file in the field `file`, and the texts beside it. */
export async function readUpload(request: FastifyRequest): Promise<UploadForm> {
  if (!request.isMultipart()) {
    throw new Refusal(request.headers['content-type'] ? 'UNSUPPORTED_MEDIA_TYPE' : 'UPLOAD_MISSING');
  }
  if (Number(request.headers['content-length'] ?? 0) > UPLOAD_MAX_BYTES + FORM_BYTES) {
    throw new Refusal('UPLOAD_TOO_LARGE');
  }
  const form = await formOf(request).catch((error) => {
    throw refusalOf(error);
  });
  if (!form.file || form.file.length === 0) throw new Refusal('UPLOAD_MISSING');
  return { ...form, file: form.file };
}

async function formOf(request: FastifyRequest): Promise<{ file: Buffer | null; fields: UploadForm['fields'] }> {
  let file: Buffer | null = null;
  const fields: UploadForm['fields'] = {};
  for await (const part of request.parts()) {
    if (part.type !== 'file') {
      fields[part.fieldname] = String(part.value);
      continue;
    }
    // An unread file stream would block the rest of the form.
    const content = await part.toBuffer();
    if (part.fieldname === 'file') file = content;
  }
  return { file, fields };
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
