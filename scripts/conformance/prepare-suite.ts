import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const packages = {
  '@ably/vcdiff-decoder': '1.0.6',
  async: '1.5.2',
  chai: '4.5.0',
  dequal: '2.0.3',
  minimist: '1.2.8',
  mocha: '11.8.0',
};

/** Loaded before the suites: what they do not say otherwise is spoken in JSON, as the browser does. */
const jsonOnly = `const { Platform } = require('./build/ably-node.js').Realtime;
Platform.Config.supportsBinary = false;
Platform.Config.preferBinary = false;
`;

/**
 * A folder in which ably-js's suites run against another server: a copy of the checkout's tests, the SDK of this
 * package, the test packages they need. `echo.ably.io` becomes the local stand-in; nothing else is changed,
 * except that with `pending` the tests which the suites leave out themselves run too.
 */
export function prepareSuite(given: {
  checkout: string;
  sdk: string;
  folder: string;
  echoPort: number;
  pending: boolean;
}): void {
  const { checkout, sdk, folder, echoPort, pending } = given;
  const resources = path.join(checkout, 'test', 'common', 'ably-common', 'test-resources');
  if (!existsSync(resources))
    throw new Error(`${resources} is missing: clone ably-js with --recurse-submodules`);
  mkdirSync(folder, { recursive: true });
  for (const name of ['test', 'build']) rmSync(path.join(folder, name), { recursive: true, force: true });
  cpSync(path.join(checkout, 'test'), path.join(folder, 'test'), {
    recursive: true,
    filter: (source) => path.basename(source) !== '.git',
  });
  symlinkSync(path.join(sdk, 'build'), path.join(folder, 'build'));
  writeFileSync(path.join(folder, 'json-only.cjs'), jsonOnly);
  for (const file of suiteFiles(path.join(folder, 'test'))) {
    const text = readFileSync(file, 'utf8');
    const local = pointEchoHere(text, echoPort);
    const wanted = pending ? runPending(local) : local;
    if (wanted !== text) writeFileSync(file, wanted);
  }
  installPackages(folder);
}

function suiteFiles(test: string): string[] {
  return ['realtime', 'rest', 'common/modules'].flatMap((part) =>
    readdirSync(path.join(test, part))
      .filter((name) => name.endsWith('.js'))
      .map((name) => path.join(test, part, name)),
  );
}

const pointEchoHere = (text: string, port: number) =>
  text
    .replaceAll("'https://echo.ably.io'", `'http://localhost:${port}'`)
    .replace(
      'clientOptions.endpoint = echoServerHost;\n    clientOptions.tls = true;',
      `clientOptions.endpoint = 'localhost';\n    clientOptions.port = ${port};\n    clientOptions.tls = false;`,
    );

/**
 * Runs the tests that Ably's suite itself skips. One of them has a misplaced bracket: it calls the private API's name
 * instead of recording it and then acting.
 */
const runPending = (text: string) =>
  text
    .replaceAll('it.skip(', 'it(')
    .replaceAll('skip ? it.skip', 'skip ? it')
    .replace(
      /\('write\.connectionManager\.msgSerial'\)\(\s*\(([^)]*)\),\s*\),/,
      "('write.connectionManager.msgSerial'), ($1),",
    );

function installPackages(folder: string): void {
  const manifest = JSON.stringify({ name: 'ably-conformance', private: true, dependencies: packages });
  const file = path.join(folder, 'package.json');
  if (
    existsSync(file) &&
    readFileSync(file, 'utf8') === manifest &&
    existsSync(path.join(folder, 'node_modules'))
  )
    return;
  writeFileSync(file, manifest);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
}
