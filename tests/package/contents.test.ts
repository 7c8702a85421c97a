import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import {
  ENTRIES,
  mcpManifest,
  packageManifest,
  packageReadme,
  registryEntry,
} from '../../scripts/build/package-texts.ts';
import { LIBRARY_FILE } from '../../src/service/documents/library.ts';
import { installedLibrary } from '../support/programs/installed-library.ts';

/** The most that the core may add to a program that uses all of it, as a server sends it. */
const MAX_CORE_BYTES = 36_000;
/** The most that the rules on pay may add to a program that has the core. */
const MAX_PAY_BYTES = 24_000;
/** As npm counts them: each module is there twice, for `import` and for `require`; the rules on pay take 23 KB each time. */
const MAX_PACKED_BYTES = 200_000;
const { folder, files, tarball } = await installedLibrary();

/** Bundles a program that imports the library. */
async function bundled(contents: string): Promise<string> {
  const stdin = { contents, resolveDir: folder };
  const { outputFiles } = await build({ stdin, bundle: true, minify: true, write: false, format: 'esm' });
  return outputFiles[0]?.text ?? '';
}

const known = {
  GITHUB_REPOSITORY: 'owner/statdays',
  SITE_URL: 'https://holidays.example.org',
  PUBLISH_LIBRARY: 'on',
};

describe('the package', () => {
  test('is small enough', async () => {
    const compressed = async (contents: string): Promise<number> =>
      gzipSync(await bundled(contents), { level: 9 }).length;
    const core = await compressed("export * from 'statdays';");
    const withPay = await compressed("export * from 'statdays'; export { holidayPay } from 'statdays/pay';");
    expect(core).toBeLessThan(MAX_CORE_BYTES);
    expect(withPay - core).toBeLessThan(MAX_PAY_BYTES);
    expect(statSync(tarball).size).toBeLessThan(MAX_PACKED_BYTES);
  });

  test('has no dependency and imports only its own files', () => {
    const manifest = JSON.parse(readFileSync(join(files, 'package.json'), 'utf8'));
    expect([manifest.dependencies, manifest.private]).toEqual([undefined, undefined]);
    const modules = ENTRIES.flatMap((name) => [`${name}.js`, `cjs/${name}.js`]);
    const texts = modules.map((file) => readFileSync(join(files, file), 'utf8'));
    const imports = texts.flatMap(
      (text) => text.match(/(?<=\bimport *|\}from *|\b(?:import|require) *\( *)["'][^"']*/g) ?? [],
    );
    expect(imports.filter((path) => !/^"\.\/shared-\w+\.js$/.test(path))).toEqual([]);
    expect(imports.length).toBeGreaterThan(0);
  });

  test('sends nobody to npm for a name that is not taken there yet', () => {
    const readme = readFileSync(join(files, 'README.md'), 'utf8');
    expect(readme).toContain(`npm install ./${LIBRARY_FILE}`);
    expect(readme).not.toMatch(/npm install statdays|npx statdays/);
  });

  test('names its repository, its issues and its page if they are known', () => {
    expect(packageManifest(known)).toMatchObject({
      repository: { url: 'git+https://github.com/owner/statdays.git' },
      bugs: { url: 'https://github.com/owner/statdays/issues' },
      homepage: 'https://holidays.example.org/en/docs/libraries/',
    });
    expect(packageReadme('npm install statdays\n', known)).toBe('npm install statdays\n');
  });

  test('the server for assistants has one name in its package and in the registry of MCP servers', () => {
    const { name, mcpName, version } = mcpManifest(known);
    const remotes = [{ type: 'streamable-http', url: 'https://holidays.example.org/mcp' }];
    const packages = [{ registryType: 'npm', identifier: name, version, transport: { type: 'stdio' } }];
    const entry = { name: 'io.github.owner/statdays', version, remotes, packages };
    expect([mcpName, registryEntry(known)]).toEqual([entry.name, expect.objectContaining(entry)]);
    expect(registryEntry({})).toBeUndefined();
  });

  test.each([
    ['publint', ['--strict', files]],
    ['attw', []],
  ])('has no fault that %s finds', (program, args) => {
    const given = program === 'attw' ? [tarball, ...args] : args;
    execFileSync(`tools/node_modules/.bin/${program}`, given, { stdio: 'pipe' });
  });

  test('leaves the law out of a bundle that takes the weeks alone, and lists and pay out of the core', async () => {
    expect(await bundled("export { week } from 'statdays';")).not.toContain('labour-day');
    const core = await bundled("export * from 'statdays';");
    expect(core).not.toContain('civil-procedure-on');
    expect(core).not.toContain('holidayPay');
  });
});
