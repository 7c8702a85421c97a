import { createServer } from 'node:http';

// The least that an answer of node:http costs: headers and bodies that are known beforehand, by path, and a 304 for a validator. Standard
// input names them; the argument is the port.
const served = JSON.parse(await new Response(process.stdin).text());
// Node writes a text in latin1 as it is.
const answers = new Map(
  served.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body).toString('latin1') }]),
);

createServer({ optimizeEmptyRequests: true, keepAliveTimeout: 0 }, (request, response) => {
  const { headers, body } = answers.get(request.url.split('?', 1)[0]);
  if (request.headers['if-none-match'] !== undefined) response.writeHead(304, headers).end();
  else response.writeHead(200, [...headers, 'content-length', `${body.length}`]).end(body, 'latin1');
}).listen(Number(process.argv[2]), '127.0.0.1');
