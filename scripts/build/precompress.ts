import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|html|svg|json|webmanifest|txt|xml)$/;
const worthwhileBytes = 1024;

/** What the server completes, and compresses then, and what it keeps to itself. */
const isNotSent = (name: string, folder: string) =>
  name === 'index.html' || /(?:^|[\\/])(?:documents|prerender)(?:[\\/]|$)/.test(folder);

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < worthwhileBytes) return;
  const brotli = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Puts a .br and a .gz beside every text file of the build, so that the server compresses nothing while it serves. */
export function precompress(): Plugin {
  let outDir = 'dist';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
        const files = entries.filter(
          (entry) =>
            entry.isFile() &&
            compressible.test(entry.name) &&
            !isNotSent(entry.name, path.relative(outDir, entry.parentPath)),
        );
        await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath, entry.name))));
      },
    },
  };
}
