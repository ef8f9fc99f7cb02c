import {
  IconDownload,
  IconFolderOpen,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useActorRecording } from '../../../machines/actor-recording/use-actor-recording.tsx';
import { useSessionReplay } from '../../../react/use-sessions.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { saveFile } from '../../../services/page/save-file.ts';
import type { Recorded } from '../../../services/recordings/recorded.ts';
import { recordedSession } from '../../../services/recordings/session-replay.ts';
import { Button } from '../../shared/controls/button.tsx';
import { FileButton } from '../../shared/controls/file-button.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { LogoMark } from '../../shared/shell/logo.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageSkeleton } from '../../shared/skeletons.tsx';
import { useHeadingFocus } from '../../shared/focus/use-heading-focus.ts';
import styles from './actors-page.module.css';
import { Inspector } from './inspector.tsx';

const save = (recorded: Recorded, name: string) =>
  saveFile(new File([recorded.write()], name, { type: 'application/json' }));

/** `/debug/actors`: what the actors of another page do, as they do it or from a file, or what a session's director did. */
export default function ActorsPage() {
  const [search] = useSearchParams();
  const sessionId = search.get('session');
  return sessionId === null ? <PageActors /> : <SessionDirector id={sessionId} />;
}

function ExportButton({ recorded, name }: { recorded: Recorded; name: string }) {
  return (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconDownload size={18} />}
      disabled={recorded.steps.length === 0}
      onClick={() => save(recorded, name)}
    >
      Export
    </Button>
  );
}

function PageActors() {
  const page = useActorRecording();
  const { recorded, fileName, isPaused, waiting } = page;
  const [isRefused, setRefused] = useState(false);
  const open = async (file: File) => setRefused(!(await page.open(file)));
  return (
    <Frame
      told={fileName ?? describeSource(page)}
      actions={
        <>
          {fileName ? (
            <Button size="sm" variant="default" leftSection={<IconX size={18} />} onClick={page.close}>
              Close the file
            </Button>
          ) : page.hasPage ? (
            <Button
              size="sm"
              variant={isPaused ? 'filled' : 'default'}
              leftSection={isPaused ? <IconPlayerPlay size={18} /> : <IconPlayerPause size={18} />}
              onClick={isPaused ? page.resume : page.pause}
            >
              {isPaused ? (waiting > 0 ? `Go on (${waiting} messages)` : 'Go on') : 'Pause'}
            </Button>
          ) : null}
          <FileButton
            variant="default"
            size="sm"
            accept=".json,application/json"
            leftSection={<IconFolderOpen size={18} />}
            onChoose={open}
          >
            Open a recording
          </FileButton>
          <ExportButton recorded={recorded} name="muster-actors.json" />
        </>
      }
    >
      {isRefused ? (
        <p role="alert" className={styles.refused}>
          This file is not a recording of this page. Open a file that “Export” has saved.
        </p>
      ) : null}
      {recorded.steps.length === 0 ? (
        <Nothing hasPage={page.hasPage} />
      ) : (
        <Inspector recorded={recorded} follows={!fileName && !isPaused} onStep={page.pause} />
      )}
    </Frame>
  );
}

/** The log of a session of the company that is signed in, replayed. */
function SessionDirector({ id }: { id: string }) {
  const { data, error, failed, busy, refresh } = useSessionReplay(id);
  const recorded = useMemo(() => (data ? recordedSession(data) : undefined), [data]);
  return (
    <Frame
      told={<Link to={`/dashboard/sessions/${id}`}>{`Director of session ${id}`}</Link>}
      actions={
        <>
          <Button
            size="sm"
            variant="default"
            leftSection={<IconRefresh size={18} />}
            disabled={busy}
            onClick={refresh}
          >
            Refresh
          </Button>
          {recorded ? <ExportButton recorded={recorded} name={`muster-session-${id}.json`} /> : null}
        </>
      }
    >
      {failed ? (
        <ErrorPanel
          title="This session’s log did not load"
          message={readableMessage(error)}
          onRetry={refresh}
        />
      ) : recorded === undefined ? (
        <PageSkeleton label="Reading the log" />
      ) : recorded.steps.length === 0 ? (
        <div className={styles.nothing}>
          <h2>Nothing has happened yet</h2>
          <p>The log begins when the doors of the session open.</p>
        </div>
      ) : (
        <Inspector recorded={recorded} />
      )}
    </Frame>
  );
}

function describeSource({ hasPage, hasPageLeft, isPaused }: ReturnType<typeof useActorRecording>): string {
  if (!hasPage) return 'No page is recorded';
  if (hasPageLeft) return 'The page has been closed or reloaded';
  return isPaused ? 'Paused' : 'Recording';
}

function Nothing({ hasPage }: { hasPage: boolean }) {
  return (
    <div className={styles.nothing}>
      <h2>{hasPage ? 'Waiting for the page' : 'Nothing is recorded yet'}</h2>
      <p>
        Run <code>INSPECT=1 npm run dev</code>: every page then opens this one and shows its actors here. Or
        press “Inspect this page” on a debug page such as <Link to="/debug/experience">Live parts</Link>, or
        open a recording that was exported here.
      </p>
    </div>
  );
}

interface FrameProps {
  told: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

/** The whole window: a bar with what is recorded, and the rest for the inspector. */
function Frame({ told, actions, children }: FrameProps) {
  useHeadingFocus('actors');
  return (
    <div className={styles.frame}>
      <PageHead title="Actors (debug)" indexed={false} />
      <header className={styles.bar}>
        <LogoMark size={32} title="Muster" />
        <div className={styles.title}>
          <h1>Actors</h1>
          <p role="status">{told}</p>
        </div>
        <div className={styles.actions}>{actions}</div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
