import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Script = (request: { body: string; authorization: string | undefined }, response: ServerResponse) => void;

/** A stand-in for an OpenAI-compatible endpoint that answers as it is told. */
export async function startTestModel() {
  const seen: string[] = [];
  let script: Script = (_, response) => reply(response, '{"text":"좋아요."}');
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      seen.push(body);
      script({ body, authorization: request.headers.authorization }, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    seen,
    will: (next: Script) => {
      script = next;
    },
    says: (content: string) => {
      script = (_, response) => reply(response, content);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function reply(response: ServerResponse, content: string): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
}
