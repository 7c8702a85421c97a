import { createServer } from 'node:http';

// The least that node:http costs: it answers each path with known headers and body, or with 304 to any validator. Reads them from
// standard input; the argument is the port.
const served = JSON.parse(await new Response(process.stdin).text());
// Node writes latin1 text as it is.
const answers = new Map(
  served.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body).toString('latin1') }]),
);

createServer({ optimizeEmptyRequests: true, keepAliveTimeout: 0 }, (request, response) => {
  const { headers, body } = answers.get(request.url.split('?', 1)[0]);
  if (request.headers['if-none-match'] !== undefined) response.writeHead(304, headers).end();
  else response.writeHead(200, [...headers, 'content-length', `${body.length}`]).end(body, 'latin1');
}).listen(Number(process.argv[2]), '127.0.0.1');
