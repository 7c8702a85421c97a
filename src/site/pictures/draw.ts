import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DrawnPicture, PictureTask } from './picture-worker.ts';

/** The pictures that were asked for, by name. */
const pictures = new Map<string, PromiseWithResolvers<Uint8Array>>();
let worker: Worker | undefined;
let drawing = 0;

/** The PNG of a picture, drawn once by a thread of its own, while pages are made. */
export function draw(task: PictureTask): Promise<Uint8Array> {
  const known = pictures.get(task.name);
  if (known) return known.promise;
  const picture = Promise.withResolvers<Uint8Array>();
  pictures.set(task.name, picture);
  drawing += 1;
  worker ??= startWorker();
  worker.postMessage(task);
  return picture.promise;
}

/** From the sources: the bundle of the pages has no file for it. It ends with its last picture: a build waits for its threads. */
function startWorker(): Worker {
  const started = new Worker(resolve('src/site/pictures/picture-worker.ts'));
  started.on('message', ({ name, png }: DrawnPicture) => {
    pictures.get(name)?.resolve(png);
    drawing -= 1;
    if (drawing > 0) return;
    worker = undefined;
    void started.terminate();
  });
  started.on('error', (error) => {
    for (const { reject } of pictures.values()) reject(error);
  });
  return started;
}
