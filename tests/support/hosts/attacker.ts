import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { KINDS, type Kind } from './attack-kinds.ts';

/*
 * One client that means harm: 900 connections from five addresses of this machine, which send what a kind of attack says and read nothing.
 * A program of its own, so that its work delays nobody's answer but through the server. Arguments: port, kind, milliseconds.
 */

const CONNECTIONS = 900;
const ADDRESSES = 5;

async function open(port: number, index: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.1.${1 + (index % ADDRESSES)}` });
  // The server may close the connection at any time.
  socket.on('error', () => undefined);
  await new Promise((resolve) => void socket.once('connect', resolve).once('close', resolve));
  return socket.pause();
}

async function attack(port: number, kind: Kind, milliseconds: number): Promise<void> {
  const sockets: Socket[] = [];
  // No more at once than the system's queue for new connections holds.
  while (sockets.length < CONNECTIONS)
    sockets.push(...(await Promise.all(Array.from({ length: 100 }, (_, index) => open(port, index)))));
  for (const [index, socket] of sockets.entries()) socket.write(KINDS[kind](index));
  await sleep(milliseconds);
  for (const socket of sockets) socket.destroy();
}

const [port, kind, milliseconds] = process.argv.slice(2);
await attack(Number(port), kind as Kind, Number(milliseconds));
