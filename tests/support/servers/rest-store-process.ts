import { createServer, type IncomingMessage } from 'node:http';
import { createApp } from '@humanwhocodes/upstash-redis-server';

/** The REST front of a Redis, on the loopback interface alone, which its own program cannot do. Arguments: port, Redis URL, token. */
const [port, redisUrl, token = ''] = process.argv.slice(2);
const app = createApp({ redisUrl, token });

createServer(async (incoming, outgoing) => {
  const { url, method = 'GET', headers } = incoming;
  const body = method === 'POST' ? await textOf(incoming) : null;
  const { authorization = '' } = headers;
  const request = new Request(`http://127.0.0.1${url}`, { method, headers: { authorization }, body });
  const response = await app.fetch(request);
  outgoing.writeHead(response.status, { 'content-type': 'application/json' }).end(await response.text());
}).listen(Number(port), '127.0.0.1');

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of incoming.setEncoding('utf8')) text += chunk;
  return text;
}
