import { pbkdf2 } from 'node:crypto';

/** Once its parent asks for it, gives each of Node's threads a derivation that takes hours, and says so. */
process.on('message', (message) => {
  if (message !== 'busy') return;
  for (let threads = 0; threads < 4; threads++)
    pbkdf2('password', 'salt', 2 ** 31 - 1, 64, 'sha512', () => undefined);
  process.send(message);
});
