import path from 'node:path';
import { startProblemOf } from '../../server/config/start-problem.ts';
import { readReplay } from '../../server/director/routes/replay-session.ts';
import { loadStories } from '../../server/stories/story-library.ts';
import { recordedSession } from '../../src/services/recordings/session-replay.ts';
import { misuse, readCommandLine } from './command-line.ts';
import { openOperatorDatabase } from './operator-database.ts';

const usage =
  'npm run replay -- ID > session.json    the log of a session’s director, to be opened in /debug/actors';

async function main(): Promise<number> {
  const [id = misuse(usage)] = readCommandLine(usage, {}).positionals;
  const { database } = await openOperatorDatabase();
  try {
    const stories = loadStories({
      directory: path.resolve(import.meta.dirname, '../../content/stories'),
      onProblem: (slug, error) => console.error(slug, error.message),
      onNotRendered: () => undefined,
    });
    process.stdout.write(recordedSession(await readReplay({ database, stories }, id)).write());
    return 0;
  } finally {
    await database.destroy();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (cause: unknown) => {
    console.error(startProblemOf(cause).message);
    process.exitCode = 1;
  },
);
