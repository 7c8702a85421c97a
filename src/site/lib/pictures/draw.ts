import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DrawnPicture, PictureTask } from './picture-worker.ts';

/** What waits for the pictures that are being drawn, by name. */
const waiting = new Map<string, PromiseWithResolvers<Uint8Array>>();
let worker: Worker | undefined;

/** The PNG of a picture, drawn once by a thread of its own, while pages are made. */
export function draw(task: PictureTask): Promise<Uint8Array> {
  const known = waiting.get(task.name);
  if (known) return known.promise;
  const drawn = Promise.withResolvers<Uint8Array>();
  waiting.set(task.name, drawn);
  worker ??= startWorker();
  worker.postMessage(task);
  return drawn.promise;
}

/** From the sources: the bundle of the pages has no file for it. */
function startWorker(): Worker {
  const started = new Worker(resolve('src/site/lib/pictures/picture-worker.ts'));
  started.unref();
  started.on('message', ({ name, png }: DrawnPicture) => waiting.get(name)?.resolve(png));
  started.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
  });
  return started;
}
