import { once } from 'node:events';

/** Memory in MB that is left in use after a full collection, as Node's inspector at an address gives it. */
export async function memoryInUse(
  inspector: string,
): Promise<{ readonly heap: number; readonly buffers: number }> {
  const socket = new WebSocket(inspector);
  await once(socket, 'open');
  let last = 0;
  async function call(method: string, params: object = {}): Promise<{ result?: { value?: unknown } }> {
    const id = ++last;
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [{ data }] = await once(socket, 'message');
      const message = JSON.parse(data);
      if (message.id === id) return message.result;
    }
  }
  // What only a finalizer lets go of takes a second collection.
  for (let times = 0; times < 2; times++) await call('HeapProfiler.collectGarbage');
  const { result = {} } = await call('Runtime.evaluate', {
    expression: 'process.memoryUsage()',
    returnByValue: true,
  });
  socket.close();
  const { heapUsed, external } = result.value as NodeJS.MemoryUsage;
  return { heap: heapUsed / 2 ** 20, buffers: external / 2 ** 20 };
}
